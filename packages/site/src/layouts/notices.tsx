import { Banner } from "@kindling/ui/banner";
import { Button } from "@kindling/ui/button";
import { useIntl } from "react-intl";
import { useOnline } from "../shared/online/use-online.ts";
import { useUser } from "../shared/user/use-user.ts";
import { messages } from "./layouts.messages.ts";
import { useActivationMail } from "./use-activation-mail.ts";

/** What a member has to know on every page: no network, an address to confirm. */
export function Notices() {
  const intl = useIntl();
  const user = useUser();
  const online = useOnline();
  if (!online) {
    const text = intl.formatMessage(messages.offline);
    return (
      <Banner label={text} tone="caution">
        <output>{text}</output>
      </Banner>
    );
  }
  return user?.status === "not_confirmed" ? <ActivationReminder email={user.email} /> : null;
}

function ActivationReminder({ email }: { email: string }) {
  const intl = useIntl();
  const { sending, send } = useActivationMail(email);
  return (
    <Banner
      label={intl.formatMessage(messages.activationTitle)}
      tone="caution"
      action={
        <Button variant="outline" tone="neutral" size="sm" loading={sending} onClick={() => void send()}>
          {intl.formatMessage(messages.activationResend)}
        </Button>
      }
    >
      <strong>{intl.formatMessage(messages.activationTitle)}.</strong>{" "}
      {intl.formatMessage(messages.activationText, { email })}
    </Banner>
  );
}
