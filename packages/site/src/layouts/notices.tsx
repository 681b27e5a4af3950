import { Banner } from "@kindling/ui/banner";
import { Button } from "@kindling/ui/button";
import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import type { FormName } from "../shared/forms/form.ts";
import { FormProblem } from "../shared/forms/form-problem.tsx";
import { PostForm } from "../shared/forms/post-form.tsx";
import { useAnyPosted, useNotice, usePosted } from "../shared/forms/use-posted.tsx";
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
  return (
    <>
      <FormNotice email={user?.email ?? ""} />
      <FormRefusal />
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

/** Forms without a place of their own for what is wrong with them. */
const placeless: readonly FormName[] = ["like", "language", "entry"];

/** Why the form was refused that the browser itself has sent; with script a toast says it. */
function FormRefusal() {
  const posted = useAnyPosted();
  if (!posted?.problem || !placeless.includes(posted.form)) return null;
  return (
    <div className="k:mx-auto k:w-full k:max-w-page k:px-gutter k:pt-4">
      <FormProblem form={posted.form} problem={posted.problem} />
    </div>
  );
}

function ActivationReminder({ email }: { email: string }) {
  const intl = useIntl();
  const { sending, send } = useActivationMail(email);
  const posted = usePosted("activation-mail");
  const resend = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Banner
      label={intl.formatMessage(messages.activationTitle)}
      tone="caution"
      action={
        <PostForm form="activation-mail" onSubmit={resend}>
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
