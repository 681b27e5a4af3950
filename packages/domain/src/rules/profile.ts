import { aboutMaxLength } from "../constants.ts";
import type { FieldProblem } from "../contract/index.ts";
import type { Interest, ProfileChange } from "../contract/index.ts";
import { checkCity } from "./city.ts";
import { checkRegion, type IsRegion } from "./regions.ts";
import { countGraphemes, normalizeText } from "../text/index.ts";

/** What the rules need to know of the member and the site. */
export interface ProfileRules {
  /** Where the member is until the change. */
  readonly country: string;
  readonly countries: readonly string[];
  readonly interests: readonly Interest[];
  readonly isRegion?: IsRegion | undefined;
}

export type ProfileProblems = Partial<Record<keyof ProfileChange, FieldProblem>>;

function checkAbout(value: string): FieldProblem | undefined {
  return countGraphemes(normalizeText(value)) > aboutMaxLength ? { code: "too_long", max: aboutMaxLength } : undefined;
}

/** Everything that is wrong with a change of one's profile, by field. */
export function checkProfile(change: ProfileChange, rules: ProfileRules): ProfileProblems {
  const { about, country = rules.country, region, city, interests = [] } = change;
  const problems: ProfileProblems = {
    about: checkAbout(about ?? ""),
    city: checkCity(city ?? ""),
    country: country === rules.country || rules.countries.includes(country) ? undefined : { code: "country_unknown" },
    region: checkRegion(region, country, rules.isRegion),
    interests: interests.every((one) => rules.interests.includes(one)) ? undefined : { code: "invalid" },
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** A change as it is kept. Who moves to another country is no longer in the region they were in. */
export function normalizeProfileChange(asked: ProfileChange, country: string): ProfileChange {
  const moves = asked.country !== undefined && asked.country !== country;
  return {
    ...(moves && { region: null }),
    ...asked,
    ...(asked.about !== undefined && { about: normalizeText(asked.about) }),
    ...(asked.city !== undefined && { city: normalizeText(asked.city ?? "") || null }),
    ...(asked.interests && { interests: [...new Set(asked.interests)] }),
  };
}
