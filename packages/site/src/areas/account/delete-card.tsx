import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { useIntl } from "react-intl";
import { messages } from "./delete.messages.ts";

/** The way to delete the account: a page of its own asks. */
export function DeleteCard() {
  const intl = useIntl();
  return (
    <Card className="k:grid k:justify-items-start k:gap-3">
      <h2 className="k:font-heading k:text-xl k:tracking-heading">{intl.formatMessage(messages.card)}</h2>
      <p className="k:text-muted">{intl.formatMessage(messages.cardText)}</p>
      <Button href="/notifications/delete" variant="outline" tone="critical">
        {intl.formatMessage(messages.submit)}
      </Button>
    </Card>
  );
}
