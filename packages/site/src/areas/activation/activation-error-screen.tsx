import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { MailX } from "lucide-react";
import { useIntl } from "react-intl";
import { messages } from "./activation.messages.ts";

/** Where the link of the confirmation mail ends when it does not work. */
export function Screen() {
  const intl = useIntl();
  return (
    <EmptyState
      level={1}
      className="k:py-16"
      picture={<MailX />}
      title={intl.formatMessage(messages.errorTitle)}
      actions={<Button href="/login">{intl.formatMessage(messages.errorAction)}</Button>}
    >
      {intl.formatMessage(messages.errorText)}
    </EmptyState>
  );
}
