import {
  bodyTypes,
  eyeColors,
  hairColors,
  type Interest,
  type NoteField,
  type OwnProfile,
  type ProfileChange,
  type profileFields,
  relationshipStatuses,
  type Settings,
  tattooAnswers,
} from "@kindling/domain/contract";
import { noteFieldsOf } from "@kindling/domain/rules";
import type { FormFields, FormValues, Posted } from "../../shared/forms/form.ts";
import { knownInterests } from "../../shared/people/interests.ts";

/** The fields that have a list of answers. */
export const choices = {
  relationship_status: relationshipStatuses,
  body_type: bodyTypes,
  hair_color: hairColors,
  eye_color: eyeColors,
  tattoos: tattooAnswers,
} as const satisfies Partial<Record<(typeof profileFields)[number], readonly string[]>>;

export type Choice = keyof typeof choices;

/** Those that the site shows. */
const shownChoices = ({ visible_profile_fields: visible }: Settings): readonly Choice[] =>
  (Object.keys(choices) as Choice[]).filter((name) => visible.includes(name));

/** What a site asks for in a profile. */
export interface Asked {
  /** The fields with a list of answers. */
  readonly choices: readonly Choice[];
  /** The fields that a note may be added to. */
  readonly notes: readonly NoteField[];
  /** Whether it knows regions. */
  readonly region: boolean;
}

export const askedBy = (settings: Settings): Asked => ({
  choices: shownChoices(settings),
  notes: noteFieldsOf(settings),
  region: settings.region_data,
});

/** The form's field of a note; what is refused is named so. */
export const noteName = (field: NoteField): `notes.${NoteField}` => `notes.${field}`;

/** What the profile's form says. */
export const readProfile = (fields: FormFields, { choices, notes, region }: Asked): ProfileChange => ({
  about: fields.text("about"),
  ...(fields.text("country") && { country: fields.text("country") }),
  ...(fields.text("country") && region && { region: fields.text("region") || null }),
  city: fields.text("city").trim() || null,
  interests: fields.all("interests") as Interest[],
  ...Object.fromEntries(choices.map((name) => [name, fields.text(name) || null])),
  notes: Object.fromEntries(notes.map((field) => [field, fields.text(noteName(field))])),
});

/** What the form begins with: what was filled in before it was refused, else what is kept. */
export function valuesOf(profile: OwnProfile, { choices, notes, region }: Asked, posted: Posted | null): FormValues {
  const names = ["about", "country", ...(region ? (["region"] as const) : []), "city", ...choices] as const;
  return {
    ...Object.fromEntries(names.map((name) => [name, [profile[name] ?? ""]])),
    ...Object.fromEntries(notes.map((field) => [noteName(field), [profile.notes[field] ?? ""]])),
    // None of a group that came back is ticked where it is missing.
    ...(posted ? { interests: [], ...posted.values } : { interests: knownInterests(profile.interests) }),
  };
}
