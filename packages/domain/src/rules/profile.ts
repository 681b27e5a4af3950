import { aboutMaxLength, noteMaxLength } from "../constants.ts";
import type { FieldProblem } from "../contract/index.ts";
import type { Interest, NoteField, Profile, ProfileChange } from "../contract/index.ts";
import { checkCity } from "./city.ts";
import { checkRegion, type IsRegion } from "./regions.ts";
import { countGraphemes, normalizeText } from "../text/index.ts";

/** What the rules need to know of the member and the site. */
export interface ProfileRules {
  /** Where the member is until the change. */
  readonly country: string;
  readonly countries: readonly string[];
  readonly interests: readonly Interest[];
  /** The fields that may have a note. */
  readonly notes: readonly NoteField[];
  readonly isRegion?: IsRegion | undefined;
}

export type ProfileProblems = Partial<Record<keyof ProfileChange | `notes.${NoteField}`, FieldProblem>>;

function checkAbout(value: string): FieldProblem | undefined {
  return countGraphemes(normalizeText(value)) > aboutMaxLength ? { code: "too_long", max: aboutMaxLength } : undefined;
}

/** A note as it is kept: in one line. */
const normalizeNote = (value: string): string => normalizeText(value).replace(/\s+/g, " ");

function checkNote(field: string, value: string, { notes }: ProfileRules): FieldProblem | undefined {
  if (!(notes as readonly string[]).includes(field)) return { code: "invalid" };
  const tooLong = countGraphemes(normalizeNote(value)) > noteMaxLength;
  return tooLong ? { code: "too_long", max: noteMaxLength } : undefined;
}

/** Everything that is wrong with a change of one's profile, by field. */
export function checkProfile(change: ProfileChange, rules: ProfileRules): ProfileProblems {
  const { about, country = rules.country, region, city, interests = [], notes = {} } = change;
  const problems: ProfileProblems = {
    about: checkAbout(about ?? ""),
    city: checkCity(city ?? ""),
    country: country === rules.country || rules.countries.includes(country) ? undefined : { code: "country_unknown" },
    region: checkRegion(region, country, rules.isRegion),
    interests: interests.every((one) => rules.interests.includes(one)) ? undefined : { code: "invalid" },
    ...Object.fromEntries(
      Object.entries(notes).map(([field, note]) => [`notes.${field}`, checkNote(field, note, rules)]),
    ),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** A member's notes after a change: an empty one is gone, one that is left out stays. */
export const changedNotes = (notes: Profile["notes"], change: ProfileChange["notes"] = {}): Profile["notes"] =>
  Object.fromEntries(Object.entries({ ...notes, ...change }).filter(([, note]) => note !== ""));

/** A change as it is kept. Who moves to another country is no longer in the region they were in. */
export function normalizeProfileChange(asked: ProfileChange, country: string): ProfileChange {
  const moves = asked.country !== undefined && asked.country !== country;
  return {
    ...(moves && { region: null }),
    ...asked,
    ...(asked.about !== undefined && { about: normalizeText(asked.about) }),
    ...(asked.city !== undefined && { city: normalizeText(asked.city ?? "") || null }),
    ...(asked.notes && {
      notes: Object.fromEntries(Object.entries(asked.notes).map(([field, note]) => [field, normalizeNote(note)])),
    }),
    ...(asked.interests && { interests: [...new Set(asked.interests)] }),
  };
}
