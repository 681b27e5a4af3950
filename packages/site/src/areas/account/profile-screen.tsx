import {
  bodyTypes,
  calls,
  eyeColors,
  hairColors,
  type profileFields,
  relationshipStatuses,
  tattooAnswers,
  type Interest,
} from "@kindling/domain/contract";
import { useCall, useDomain } from "@kindling/domain/react";
import { cityMaxLength } from "@kindling/domain/rules";
import { Avatar } from "@kindling/ui/avatar";
import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { Select } from "@kindling/ui/select";
import { TextArea } from "@kindling/ui/text-area";
import { TextField } from "@kindling/ui/text-field";
import { toast } from "@kindling/ui/toast";
import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { useMember, useUserChange } from "../../shared/user/use-user.ts";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { useErrorText } from "../../shared/problems/use-error-text.ts";
import { profilePath } from "../../shared/people/card.ts";
import { knownInterests } from "../../shared/people/interests.ts";
import { photoOf } from "../../shared/people/photo.ts";
import { choiceMessages, fieldMessages } from "../../shared/people/profile-fields.messages.ts";
import { InterestFieldset } from "./interest-fieldset.tsx";
import { messages } from "./account.messages.ts";

const choices = {
  relationship_status: relationshipStatuses,
  body_type: bodyTypes,
  hair_color: hairColors,
  eye_color: eyeColors,
  tattoos: tattooAnswers,
} as const satisfies Partial<Record<(typeof profileFields)[number], readonly string[]>>;

type Choice = keyof typeof choices;

/** One's own profile, to be changed. */
export function Screen() {
  const intl = useIntl();
  const { settings } = usePage();
  const { client } = useDomain();
  const user = useMember();
  const changeUser = useUserChange();
  const { errorText, fieldText } = useErrorText();
  const { data: offered } = useCall(calls.getInterests, {}, { revalidateIfStale: false });
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { profile } = user;
  const fields = (problem?.facts["fields"] ?? {}) as Record<string, { code: string }>;

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    const body = {
      about: text("about"),
      city: text("city").trim() || null,
      interests: form.getAll("interests") as Interest[],
      ...Object.fromEntries((Object.keys(choices) as Choice[]).map((name) => [name, text(name) || null])),
    };
    setSaving(true);
    setProblem(null);
    try {
      const answer = await client.call(calls.changeProfile, { body });
      changeUser((current) => ({ ...current, profile: answer.profile }));
      toast(intl.formatMessage(messages.saved), { tone: "positive" });
    } catch (failure) {
      setProblem(asProblem(failure));
    } finally {
      setSaving(false);
    }
  };

  return (
    <div className="mx-auto grid w-full max-w-thread gap-6 px-gutter py-4 lg:py-8">
      <header className="flex flex-wrap items-center gap-4">
        <Avatar name={profile.name} src={photoOf(profile.main_image, settings)?.src} size="lg" decorative />
        <div className="min-w-0">
          <h1 className="font-heading text-2xl font-heading tracking-heading">
            {intl.formatMessage(messages.profileTitle)}
          </h1>
          <a href={profilePath(profile.id)} className="text-accent underline underline-offset-4">
            {intl.formatMessage(messages.profileView)}
          </a>
        </div>
      </header>
      <Card>
        <form method="post" className="grid gap-5" onSubmit={(event) => void save(event)}>
          <TextArea
            label={intl.formatMessage(messages.about)}
            name="about"
            defaultValue={profile.about}
            hint={intl.formatMessage(messages.aboutHint)}
            error={fieldText(fields["about"])}
          />
          <TextField
            label={intl.formatMessage(messages.city)}
            name="city"
            autoComplete="address-level2"
            maxLength={cityMaxLength}
            defaultValue={profile.city ?? ""}
            error={fieldText(fields["city"])}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            {(Object.keys(choices) as Choice[])
              .filter((name) => settings.visible_profile_fields.includes(name))
              .map((name) => (
                <Select
                  key={name}
                  label={intl.formatMessage(fieldMessages[name])}
                  name={name}
                  defaultValue={profile[name] ?? ""}
                >
                  <option value="">{intl.formatMessage(messages.notSaid)}</option>
                  {choices[name].map((value) => (
                    <option key={value} value={value}>
                      {intl.formatMessage(choiceMessages[`${name}.${value}`]!)}
                    </option>
                  ))}
                </Select>
              ))}
          </div>
          {offered && (
            <InterestFieldset
              offered={knownInterests(offered.interests)}
              chosen={knownInterests(profile.interests)}
              legend={intl.formatMessage(messages.interests)}
            />
          )}
          {problem && problem.code !== "invalid_request" && (
            <p role="alert" className="text-critical">
              {errorText(problem)}
            </p>
          )}
          <Button type="submit" size="lg" loading={saving}>
            {intl.formatMessage(messages.save)}
          </Button>
        </form>
      </Card>
    </div>
  );
}
