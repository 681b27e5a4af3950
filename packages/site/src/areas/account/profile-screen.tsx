import { calls, type Interest } from "@kindling/domain/contract";
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
import { fieldId, fieldsOf } from "../../shared/forms/form.ts";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { useMember, useUserChange } from "../../shared/user/use-user.ts";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { useErrorText } from "../../shared/problems/use-error-text.ts";
import { profilePath } from "../../shared/people/card.ts";
import { knownInterests } from "../../shared/people/interests.ts";
import { photoOf } from "../../shared/people/photo.ts";
import { choiceMessages, fieldMessages } from "../../shared/people/profile-fields.messages.ts";
import { InterestFieldset } from "./interest-fieldset.tsx";
import { choices, readProfile, shownChoices } from "./profile-form.ts";
import { messages } from "./account.messages.ts";

/** One's own profile, to be changed. */
export function Screen() {
  const intl = useIntl();
  const { settings } = usePage();
  const { client } = useDomain();
  const user = useMember();
  const changeUser = useUserChange();
  const { fieldText } = useErrorText();
  const { data: offered } = useCall(calls.getInterests, {}, { revalidateIfStale: false });
  const [saving, setSaving] = useState(false);
  const posted = usePosted("profile");
  const [problem, setProblem] = useState<Problem | null>(posted?.problem ?? null);
  const shown = shownChoices(settings);
  /** What was filled in before it was refused, else what is kept. */
  const valueOf = (name: string, kept: string | null) => posted?.values[name]?.[0] ?? kept ?? "";
  const { profile } = user;
  const fields = (problem?.facts["fields"] ?? {}) as Record<string, { code: string }>;

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = readProfile(fieldsOf(new FormData(event.currentTarget)), shown);
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
        <PostForm form="profile" className="grid gap-5" onSubmit={(event) => void save(event)}>
          <FormProblem
            form="profile"
            problem={problem}
            labels={{ about: intl.formatMessage(messages.about), city: intl.formatMessage(messages.city) }}
          />
          <TextArea
            label={intl.formatMessage(messages.about)}
            name="about"
            id={fieldId("profile", "about")}
            defaultValue={valueOf("about", profile.about)}
            hint={intl.formatMessage(messages.aboutHint)}
            error={fieldText(fields["about"])}
          />
          <TextField
            label={intl.formatMessage(messages.city)}
            name="city"
            id={fieldId("profile", "city")}
            autoComplete="address-level2"
            maxLength={cityMaxLength}
            defaultValue={valueOf("city", profile.city)}
            error={fieldText(fields["city"])}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            {shown.map((name) => (
              <Select
                key={name}
                label={intl.formatMessage(fieldMessages[name])}
                name={name}
                defaultValue={valueOf(name, profile[name])}
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
              chosen={posted ? ((posted.values["interests"] ?? []) as Interest[]) : knownInterests(profile.interests)}
              legend={intl.formatMessage(messages.interests)}
            />
          )}
          <Button type="submit" size="lg" loading={saving}>
            {intl.formatMessage(messages.save)}
          </Button>
        </PostForm>
      </Card>
    </div>
  );
}
