import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { PartyPopper } from "lucide-react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { messages } from "./activation.messages.ts";

/** Where the link of the confirmation mail ends. */
export function Screen() {
  const intl = useIntl();
  const { settings } = usePage();
  return (
    <EmptyState
      level={1}
      className="k:py-16"
      picture={<PartyPopper />}
      title={intl.formatMessage(messages.doneTitle)}
      actions={<Button href="/members">{intl.formatMessage(messages.doneAction)}</Button>}
    >
      {intl.formatMessage(messages.doneText, { site: settings.name })}
    </EmptyState>
  );
}
