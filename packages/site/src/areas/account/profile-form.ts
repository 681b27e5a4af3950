import {
  bodyTypes,
  eyeColors,
  hairColors,
  type Interest,
  type OwnProfile,
  type ProfileChange,
  type profileFields,
  relationshipStatuses,
  type Settings,
  tattooAnswers,
} from "@kindling/domain/contract";
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
export const shownChoices = ({ visible_profile_fields: visible }: Settings): readonly Choice[] =>
  (Object.keys(choices) as Choice[]).filter((name) => visible.includes(name));

/** What the profile's form says. */
export const readProfile = (fields: FormFields, shown: readonly Choice[]): ProfileChange => ({
  about: fields.text("about"),
  city: fields.text("city").trim() || null,
  interests: fields.all("interests") as Interest[],
  ...Object.fromEntries(shown.map((name) => [name, fields.text(name) || null])),
});

/** What the form begins with: what was filled in before it was refused, else what is kept. */
export function valuesOf(profile: OwnProfile, shown: readonly Choice[], posted: Posted | null): FormValues {
  const names = ["about", "city", ...shown] as const;
  return {
    ...Object.fromEntries(names.map((name) => [name, [profile[name] ?? ""]])),
    // None of a group that came back is ticked where it is missing.
    ...(posted ? { interests: [], ...posted.values } : { interests: knownInterests(profile.interests) }),
  };
}
