import { Banner } from "@kindling/ui/banner";
import { Button } from "@kindling/ui/button";
import { FictionalNotice } from "@kindling/ui/fictional-notice";
import { useIntl } from "react-intl";
import type { Notice } from "../shared/forms/form.ts";
import { usePage } from "../shared/page/page-context.ts";
import { helloPath } from "../shared/people/card.ts";
import { useMatch } from "../shared/people/use-match.ts";
import { messages } from "./layouts.messages.ts";

/** What the form that the browser itself has sent came to; with script a toast says it. */
export function Part({ notice, email }: { readonly notice: Notice; readonly email: string }) {
  const intl = useIntl();
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
  password: messages.passwordChanged,
  "email-mail": messages.emailMailed,
  sessions: messages.sessionsEnded,
} as const;
