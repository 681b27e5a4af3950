import { Banner } from "@kindling/ui/banner";
import { Button } from "@kindling/ui/button";
import { FictionalNotice } from "@kindling/ui/fictional-notice";
import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { FormAlert } from "../shared/forms/form-alert.tsx";
import { PostForm } from "../shared/forms/post-form.tsx";
import { useNotice, usePosted } from "../shared/forms/use-posted.tsx";
import { usePage } from "../shared/page/page-context.ts";
import { helloPath } from "../shared/people/card.ts";
import { useMatch } from "../shared/people/use-match.ts";
import { useRouteMatch } from "../shared/routing/route-context.ts";
import { useUser } from "../shared/user/use-user.ts";
import { messages } from "./layouts.messages.ts";
import { useActivationMail } from "./use-activation-mail.ts";

/** What a member has to know on every page: what a form came to, an address to confirm, a photo that is missing. */
export function MemberNotices() {
  const user = useUser();
  return (
    <>
      <FormNotice email={user?.email ?? ""} />
      {user?.status === "not_confirmed" && <ActivationReminder email={user.email} />}
      {user?.status === "active" && !user.profile.main_image && <PhotoReminder />}
    </>
  );
}

/** What the form that the browser itself has sent came to; with script a toast says it. */
function FormNotice({ email }: { email: string }) {
  const intl = useIntl();
  const notice = useNotice();
  if (!notice) return null;
  if (notice.name === "match") return <MatchNotice id={notice.id} />;
  // Its page gives the receipt.
  if (notice.name === "report") return null;
  const text = intl.formatMessage(noticeTexts[notice.name], { email });
  return (
    <Banner label={text} tone="positive">
      <output>{text}</output>
    </Banner>
  );
}

/** A like that was mutual; with script it is celebrated. */
function MatchNotice({ id }: { id: string | undefined }) {
  const intl = useIntl();
  const { settings } = usePage();
  const member = useMatch(id);
  if (!member) return null;
  return (
    <Banner
      label={intl.formatMessage(messages.match)}
      tone="positive"
      action={<Button href={helloPath(member.id)}>{intl.formatMessage(messages.matchWrite)}</Button>}
    >
      <output>
        <strong>{intl.formatMessage(messages.match)}</strong>{" "}
        {intl.formatMessage(messages.matchText, { name: member.name })}
      </output>
      {member.fictional && <FictionalNotice singular={settings.fictional_singular} />}
    </Banner>
  );
}

const noticeTexts = {
  "activation-mail": messages.activationSent,
  profile: messages.profileSaved,
  photos: messages.photosSaved,
  visibility: messages.visibilitySaved,
} as const;

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
      <FormAlert form="activation-mail" problem={posted?.problem ?? null} />
    </Banner>
  );
}

/** Pages on which somebody is about something that comes first, or adds a photo already. */
const withoutPhotoReminder = [
  "profile",
  "signup",
  "complete-signup",
  "activate-done",
  "premium",
  "notifications",
  "directdebit",
  "settings",
];

/**
 * Asks for a photo; not before the address is confirmed, for one thing at a time is asked for. In one row where the screen is small:
 * below it there has to be room for what the screen is about.
 */
function PhotoReminder() {
  const intl = useIntl();
  const name = useRouteMatch()?.route.name ?? "";
  if (withoutPhotoReminder.includes(name)) return null;
  return (
    <Banner
      label={intl.formatMessage(messages.photoTitle)}
      className="k:max-sm:flex-nowrap k:max-sm:justify-between"
      action={
        <Button href="/profile#photos" variant="outline" tone="neutral" size="sm">
          {intl.formatMessage(messages.photoAdd)}
        </Button>
      }
    >
      <strong>{intl.formatMessage(messages.photoTitle)}.</strong>{" "}
      <span className="k:max-sm:hidden">{intl.formatMessage(messages.photoText)}</span>
    </Banner>
  );
}
