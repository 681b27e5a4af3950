import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { CircleCheck, MailCheck } from "lucide-react";
import { useIntl } from "react-intl";
import { useMember } from "../../shared/user/use-user.ts";
import { messages } from "./sign-up.messages.ts";

/** The completion step: the address has to be confirmed, or everything is done. */
export function Screen() {
  const intl = useIntl();
  const { email, status } = useMember();
  const waiting = status === "not_confirmed";
  return (
    <EmptyState
      level={1}
      className="py-16"
      picture={waiting ? <MailCheck /> : <CircleCheck />}
      title={intl.formatMessage(waiting ? messages.confirmTitle : messages.confirmedTitle)}
      actions={<Button href="/members">{intl.formatMessage(messages.confirmOn)}</Button>}
    >
      {waiting ? (
        <>
          <p className="wrap-anywhere">{intl.formatMessage(messages.confirmText, { email })}</p>
          <p className="pt-2">{intl.formatMessage(messages.confirmSpam)}</p>
        </>
      ) : (
        intl.formatMessage(messages.confirmedText)
      )}
    </EmptyState>
  );
}
