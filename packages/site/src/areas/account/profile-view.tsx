import type { Interest, OwnProfile } from "@kindling/domain/contract";
import { Avatar } from "@kindling/ui/avatar";
import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { InterestPicker } from "@kindling/ui/interest-picker";
import { TextArea } from "@kindling/ui/text-area";
import { TextField } from "@kindling/ui/text-field";
import type { FormEvent, RefObject } from "react";
import { useIntl } from "react-intl";
import { fieldId, type FormValues } from "../../shared/forms/form.ts";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { profilePath } from "../../shared/people/card.ts";
import { photoOf } from "../../shared/people/photo.ts";
import type { Problem } from "../../shared/problems/problem.ts";
import { useFieldText } from "../../shared/problems/use-field-text.ts";
import { messages } from "./account.messages.ts";
import { PhotosView } from "./photos-view.tsx";
import { NoteAreas, ProfileChoices, useNoteLabel } from "./profile-choices.tsx";
import { type Asked, noteName } from "./profile-form.ts";
import type { PhotosModel } from "./use-photos-model.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";

interface ProfileViewProps {
  readonly profile: Pick<OwnProfile, "id" | "name" | "main_image">;
  /** What the form begins with. */
  readonly values: FormValues;
  readonly asked: Asked;
  /** Those that can be chosen. */
  readonly interests: readonly Interest[];
  readonly photos: PhotosModel;
  readonly problem: Problem | null;
  readonly saving: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Whether something stands there that is not saved. */
  readonly unsaved: boolean;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  readonly onSave: (form: HTMLFormElement) => void;
  readonly onDiscard: () => void;
}

/** One's own profile as a form. */
export function ProfileView({
  profile,
  values,
  asked,
  interests,
  photos,
  problem,
  saving,
  unsaved,
  formRef,
  onChange,
  onSave,
  onDiscard,
}: ProfileViewProps) {
  const intl = useIntl();
  const { settings } = usePage();
  const fieldText = useFieldText();
  const noteLabel = useNoteLabel();
  const fields = (problem?.facts["fields"] ?? {}) as Record<string, { code: string }>;
  const valueOf = (name: string): string => values[name]?.[0] ?? "";
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(event.currentTarget);
  };
  return (
    <div className={screenFrame("thread")}>
      <header className="k:flex k:flex-wrap k:items-center k:gap-4">
        <Avatar name={profile.name} src={photoOf(profile.main_image, settings)?.src} size="lg" decorative />
        <div className="k:min-w-0">
          <ScreenTitle>{intl.formatMessage(messages.profileTitle)}</ScreenTitle>
          <a href={profilePath(profile.id)} className="k:text-accent k:underline k:underline-offset-4">
            {intl.formatMessage(messages.profileView)}
          </a>
        </div>
      </header>
      <PhotosView {...photos} />
      <Card>
        <PostForm form="profile" className="k:grid k:gap-5" ref={formRef} onChange={onChange} onSubmit={save}>
          <FormProblem
            form="profile"
            problem={problem}
            labels={{
              about: intl.formatMessage(messages.about),
              city: intl.formatMessage(messages.city),
              ...Object.fromEntries(asked.notes.map((field) => [noteName(field), noteLabel(field)])),
            }}
          />
          <TextArea
            label={intl.formatMessage(messages.about)}
            name="about"
            id={fieldId("profile", "about")}
            defaultValue={valueOf("about")}
            hint={intl.formatMessage(messages.aboutHint)}
            error={fieldText(fields["about"])}
          />
          <TextField
            label={intl.formatMessage(messages.city)}
            name="city"
            id={fieldId("profile", "city")}
            autoComplete="address-level2"
            defaultValue={valueOf("city")}
            error={fieldText(fields["city"])}
          />
          <ProfileChoices asked={asked} values={values} problems={fields} />
          <InterestPicker
            name="interests"
            interests={interests}
            defaultValue={interests.filter((interest) => values["interests"]?.includes(interest))}
            label={intl.formatMessage(messages.interests)}
          />
          <NoteAreas fields={asked.notes.filter((field) => field === "interests")} values={values} problems={fields} />
          {unsaved && (
            <div className="k:flex k:flex-wrap k:items-center k:justify-between k:gap-x-4 k:gap-y-2">
              <p className="k:text-muted">{intl.formatMessage(messages.unsaved)}</p>
              <Button variant="outline" tone="neutral" onClick={onDiscard}>
                {intl.formatMessage(messages.discard)}
              </Button>
            </div>
          )}
          <Button type="submit" size="lg" loading={saving}>
            {intl.formatMessage(messages.save)}
          </Button>
        </PostForm>
      </Card>
    </div>
  );
}
