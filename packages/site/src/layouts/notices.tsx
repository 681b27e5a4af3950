import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { Banner } from "@kindling/ui/banner";
import { Button } from "@kindling/ui/button";
import { toast } from "@kindling/ui/toast";
import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import { FormProblem } from "../shared/forms/form-problem.tsx";
import { PostForm } from "../shared/forms/post-form.tsx";
import { useNotice, usePosted } from "../shared/forms/use-posted.tsx";
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
  return (
    <>
      <FormNotice email={user?.email ?? ""} />
      {user?.status === "not_confirmed" && <ActivationReminder email={user.email} />}
    </>
  );
}

/** What the form that the browser itself has sent came to; with script a toast says it. */
function FormNotice({ email }: { email: string }) {
  const intl = useIntl();
  const notice = useNotice();
  if (!notice) return null;
  const text = intl.formatMessage(noticeTexts[notice], { email });
  return (
    <Banner label={text} tone="positive">
      <output>{text}</output>
    </Banner>
  );
}

const noticeTexts = { "activation-mail": messages.activationSent, profile: messages.profileSaved } as const;

function ActivationReminder({ email }: { email: string }) {
  const intl = useIntl();
  const { client } = useDomain();
  const { errorText } = useErrorText();
  const [sending, setSending] = useState(false);
  const posted = usePosted("activation-mail");
  const resend = async (event: FormEvent) => {
    event.preventDefault();
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
        <PostForm form="activation-mail" onSubmit={(event) => void resend(event)}>
          <Button type="submit" variant="outline" tone="neutral" size="sm" loading={sending}>
            {intl.formatMessage(messages.activationResend)}
          </Button>
        </PostForm>
      }
    >
      <strong>{intl.formatMessage(messages.activationTitle)}.</strong>{" "}
      {intl.formatMessage(messages.activationText, { email })}
      <FormProblem form="activation-mail" problem={posted?.problem ?? null} />
    </Banner>
  );
}
