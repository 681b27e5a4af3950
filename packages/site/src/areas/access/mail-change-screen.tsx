import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { MailCheck } from "lucide-react";
import { useIntl } from "react-intl";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { LinkPress } from "../../shared/forms/link-press.tsx";
import { messages } from "./access.messages.ts";
import { BrokenLink } from "./broken-link.tsx";
import { useLinkState } from "./use-link-state.ts";

/** Makes a new address the account's, by the link that was mailed to it. */
export function Screen() {
  const intl = useIntl();
  const state = useLinkState(usePosted("mail-change")?.problem);
  const settings = intl.formatMessage(messages.mailDoneAction);
  if (state === "broken") return <BrokenLink href="/notifications/email" action={settings} />;
  if (state === "asks")
    return (
      <LinkPress
        form="mail-change"
        picture={<MailCheck />}
        title={intl.formatMessage(messages.mailTitle)}
        text={intl.formatMessage(messages.mailText)}
        action={intl.formatMessage(messages.mailAction)}
      />
    );
  return (
    <EmptyState
      level={1}
      className="k:py-16"
      picture={<MailCheck />}
      title={intl.formatMessage(messages.mailDoneTitle)}
      actions={<Button href="/notifications">{settings}</Button>}
    >
      {intl.formatMessage(messages.mailDoneText)}
    </EmptyState>
  );
}
