import type { Interest, OwnProfile } from "@kindling/domain/contract";
import type { Completeness } from "@kindling/domain/rules";
import { Avatar } from "@kindling/ui/avatar";
import { Card } from "@kindling/ui/card";
import { InterestPicker } from "@kindling/ui/interest-picker";
import { TextArea } from "@kindling/ui/text-area";
import type { FormEvent, RefObject } from "react";
import { useIntl } from "react-intl";
import { fieldId, type FormValues } from "../../shared/forms/form.ts";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import { useMedia } from "../../shared/display/use-media.ts";
import { usePage } from "../../shared/page/page-context.ts";
import { profilePath } from "../../shared/people/card.ts";
import { photoOf } from "../../shared/people/photo.ts";
import type { Problem } from "../../shared/problems/problem.ts";
import { useFieldText } from "../../shared/problems/use-field-text.ts";
import { messages } from "./account.messages.ts";
import { CompletenessMeter } from "./completeness-meter.tsx";
import { CardPreview, LeaveQuestion } from "./late-parts.tsx";
import { PhotosView } from "./photos-view.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { NoteAreas, ProfileChoices, useNoteLabel } from "./profile-choices.tsx";
import { type Asked, noteName } from "./profile-form.ts";
import { SaveBar } from "./save-bar.tsx";
import type { PhotosModel } from "./use-photos-model.ts";
import { besideFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";

interface ProfileViewProps {
  readonly profile: OwnProfile;
  readonly completeness: Completeness;
  /** What the form begins with. */
  readonly values: FormValues;
  /** What stands in it, saved or not. */
  readonly typed: FormValues;
  readonly asked: Asked;
  /** Those that can be chosen. */
  readonly interests: readonly Interest[];
  readonly photos: PhotosModel;
  readonly problem: Problem | null;
  readonly saving: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** How many fields stand there that are not saved. */
  readonly unsaved: number;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  readonly onFill: (values: FormValues) => void;
  readonly onSave: (form: HTMLFormElement) => void;
  readonly onDiscard: () => void;
}

const formId = "profile";

/** From the breakpoint `lg` on there is room beside the form; a narrower screen does not load what stands there. */
const wide = "(min-width: 992px)";

/** One's own profile: how complete it is, its photos, a form that says what is unsaved, and beside it what others see. */
export function ProfileView({ profile, completeness, photos, ...form }: ProfileViewProps) {
  const intl = useIntl();
  const { settings } = usePage();
  const { typed, interests, unsaved } = form;
  const isWide = useMedia(wide);
  return (
    <div className={besideFrame}>
      <div className="k:grid k:min-w-0 k:grid-cols-1 k:gap-6">
        <header className="k:flex k:flex-wrap k:items-center k:gap-4">
          <Avatar name={profile.name} src={photoOf(profile.main_image, settings)?.src} size="lg" decorative />
          <div className="k:min-w-0">
            <ScreenTitle>{intl.formatMessage(messages.profileTitle)}</ScreenTitle>
            <a href={profilePath(profile.id)} className="k:text-accent k:underline k:underline-offset-4">
              {intl.formatMessage(messages.profileView)}
            </a>
          </div>
        </header>
        <CompletenessMeter {...completeness} />
        <PhotosView {...photos} />
        <Card>
          <ProfileForm {...form} />
        </Card>
        <SaveBar form={formId} unsaved={unsaved} saving={form.saving} onDiscard={form.onDiscard} />
      </div>
      {isWide && (
        <CardPreview
          profile={profile}
          city={typed["city"]?.[0]?.trim() ?? ""}
          interests={interests.filter((interest) => typed["interests"]?.includes(interest))}
        />
      )}
      {unsaved > 0 && <LeaveQuestion />}
    </div>
  );
}

function ProfileForm({
  values,
  typed,
  asked,
  interests,
  problem,
  formRef,
  onChange,
  onFill,
  onSave,
}: Omit<ProfileViewProps, "profile" | "completeness" | "photos">) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const noteLabel = useNoteLabel();
  const fields = (problem?.facts["fields"] ?? {}) as Record<string, { code: string }>;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(event.currentTarget);
  };
  return (
    <PostForm
      form="profile"
      id={formId}
      className="k:grid k:grid-cols-1 k:gap-5"
      ref={formRef}
      onChange={onChange}
      onSubmit={save}
    >
      <FormProblem
        form="profile"
        problem={problem}
        labels={{
          about: intl.formatMessage(messages.about),
          country: intl.formatMessage(messages.country),
          region: intl.formatMessage(messages.region),
          city: intl.formatMessage(messages.city),
          ...Object.fromEntries(asked.notes.map((field) => [noteName(field), noteLabel(field)])),
        }}
      />
      <TextArea
        label={intl.formatMessage(messages.about)}
        name="about"
        id={fieldId("profile", "about")}
        defaultValue={values["about"]?.[0] ?? ""}
        hint={intl.formatMessage(messages.aboutHint)}
        error={fieldText(fields["about"])}
      />
      <PlaceFields values={values} typed={typed} asked={asked} problems={fields} onFill={onFill} />
      <ProfileChoices asked={asked} values={values} problems={fields} />
      <InterestPicker
        name="interests"
        id={fieldId("profile", "interests")}
        tabIndex={-1}
        interests={interests}
        defaultValue={interests.filter((interest) => values["interests"]?.includes(interest))}
        label={intl.formatMessage(messages.interests)}
      />
      <NoteAreas fields={asked.notes.filter((field) => field === "interests")} values={values} problems={fields} />
    </PostForm>
  );
}
