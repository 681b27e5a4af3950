import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { CircleCheck, MailCheck } from "lucide-react";
import { useIntl } from "react-intl";
import { messages } from "./sign-up.messages.ts";

interface CompleteSignUpViewProps {
  readonly email: string;
  /** The address is still to be confirmed. */
  readonly waiting: boolean;
}

/** The address has to be confirmed, or everything is done. */
export function CompleteSignUpView({ email, waiting }: CompleteSignUpViewProps) {
  const intl = useIntl();
  return (
    <EmptyState
      level={1}
      className="k:py-16"
      picture={waiting ? <MailCheck /> : <CircleCheck />}
      title={intl.formatMessage(waiting ? messages.confirmTitle : messages.confirmedTitle)}
      actions={<Button href="/members">{intl.formatMessage(messages.confirmOn)}</Button>}
    >
      {waiting ? (
        <>
          <p className="k:wrap-anywhere">{intl.formatMessage(messages.confirmText, { email })}</p>
          <p className="k:pt-2">{intl.formatMessage(messages.confirmSpam)}</p>
        </>
      ) : (
        intl.formatMessage(messages.confirmedText)
      )}
    </EmptyState>
  );
}
