import { Banner } from "@kindling/ui/banner";
import { Button } from "@kindling/ui/button";
import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { FormAlert } from "../shared/forms/form-alert.tsx";
import { PostForm } from "../shared/forms/post-form.tsx";
import { useNotice, usePosted } from "../shared/forms/use-posted.tsx";
import { late } from "../shared/routing/late-component.tsx";
import { lazyPart } from "../shared/routing/lazy-part.ts";
import { useRouteMatch } from "../shared/routing/route-context.ts";
import { useUser } from "../shared/user/use-user.ts";
import { messages } from "./layouts.messages.ts";
import { useActivationMail } from "./use-activation-mail.ts";

/** Few pages come from a form that the browser itself has sent. */
const FormNotice = late(lazyPart("layouts/form-notice-part.tsx", () => import("./form-notice-part.tsx")));

/** What a member has to know on every page: what a form came to, an address to confirm, a photo that is missing. */
export function MemberNotices() {
  const user = useUser();
  const notice = useNotice();
  return (
    <>
      {notice && <FormNotice notice={notice} email={user?.email ?? ""} />}
      {user?.status === "not_confirmed" && <ActivationReminder email={user.email} />}
      {user?.status === "active" && !user.profile.main_image && <PhotoReminder />}
    </>
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
  "notifications-part",
  "account-delete",
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
