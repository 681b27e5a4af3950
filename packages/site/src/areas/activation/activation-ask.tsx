import { MailCheck } from "lucide-react";
import { useIntl } from "react-intl";
import { LinkPress } from "../../shared/forms/link-press.tsx";
import { messages } from "./activation.messages.ts";

/** What the link of the confirmation mail opens. */
export function ActivationAsk() {
  const intl = useIntl();
  return (
    <LinkPress
      form="activate"
      picture={<MailCheck />}
      title={intl.formatMessage(messages.askTitle)}
      text={intl.formatMessage(messages.askText)}
      action={intl.formatMessage(messages.askAction)}
    />
  );
}
