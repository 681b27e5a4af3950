import {
  bodyTypes,
  eyeColors,
  hairColors,
  type Interest,
  type ProfileChange,
  type profileFields,
  relationshipStatuses,
  type Settings,
  tattooAnswers,
} from "@kindling/domain/contract";
import type { FormFields } from "../../shared/forms/form.ts";

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
export const shownChoices = ({ visible_profile_fields: visible }: Settings): readonly Choice[] =>
  (Object.keys(choices) as Choice[]).filter((name) => visible.includes(name));

/** What the profile's form says. */
export const readProfile = (fields: FormFields, shown: readonly Choice[]): ProfileChange => ({
  about: fields.text("about"),
  city: fields.text("city").trim() || null,
  interests: fields.all("interests") as Interest[],
  ...Object.fromEntries(shown.map((name) => [name, fields.text(name) || null])),
});
