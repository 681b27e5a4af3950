import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { Banner } from "@kindling/ui/banner";
import { Button } from "@kindling/ui/button";
import { toast } from "@kindling/ui/toast";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useOnline } from "../shared/online/use-online.ts";
import { useUser } from "../shared/user/use-user.ts";
import { asProblem } from "../shared/problems/problem.ts";
import { useErrorText } from "../shared/problems/use-error-text.ts";
import { messages } from "./layouts.messages.ts";

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
  const { client } = useDomain();
  const { errorText } = useErrorText();
  const [sending, setSending] = useState(false);
  const resend = async () => {
    setSending(true);
    try {
      await client.call(calls.resendActivation);
      toast(intl.formatMessage(messages.activationSent, { email }), { tone: "positive" });
    } catch (failure) {
      toast(errorText(asProblem(failure)), { tone: "critical" });
    } finally {
      setSending(false);
    }
  };
  return (
    <Banner
      label={intl.formatMessage(messages.activationTitle)}
      tone="caution"
      action={
        <Button variant="outline" tone="neutral" size="sm" loading={sending} onClick={() => void resend()}>
          {intl.formatMessage(messages.activationResend)}
        </Button>
      }
    >
      <strong>{intl.formatMessage(messages.activationTitle)}.</strong>{" "}
      {intl.formatMessage(messages.activationText, { email })}
    </Banner>
  );
}
