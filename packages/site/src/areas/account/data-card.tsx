import { dataArchive } from "@kindling/domain/rules";
import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { useIntl } from "react-intl";
import { messages } from "./delete.messages.ts";

/** All that is kept of the member, to take along. */
export function DataCard() {
  const intl = useIntl();
  return (
    <Card className="k:grid k:justify-items-start k:gap-3">
      <h2 className="k:font-heading k:text-xl k:tracking-heading">{intl.formatMessage(messages.data)}</h2>
      <p className="k:text-muted">{intl.formatMessage(messages.dataText)}</p>
      <Button href={dataArchive} download variant="outline" tone="neutral">
        {intl.formatMessage(messages.dataAction)}
      </Button>
    </Card>
  );
}
