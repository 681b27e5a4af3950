import { aboutMaxLength, cityMaxLength } from "../constants.ts";
import type { FieldProblem } from "../contract/errors.ts";
import type { Interest, ProfileChange } from "../contract/members.ts";
import { countGraphemes, normalizeText } from "./graphemes.ts";

/** What the rules need to know of the member and the site. */
export interface ProfileRules {
  /** Where the member is until the change. */
  readonly country: string;
  readonly countries: readonly string[];
  readonly interests: readonly Interest[];
}

export type ProfileProblems = Partial<Record<keyof ProfileChange, FieldProblem>>;

const atMost = (value: string | null | undefined, max: number): FieldProblem | undefined =>
  countGraphemes(normalizeText(value ?? "")) > max ? { code: "too_long", max } : undefined;

/** Everything that is wrong with a change of one's profile, by field. */
export function checkProfile(change: ProfileChange, rules: ProfileRules): ProfileProblems {
  const { about, country = rules.country, region, city, interests = [] } = change;
  const problems: ProfileProblems = {
    about: atMost(about, aboutMaxLength),
    city: atMost(city, cityMaxLength),
    country: country === rules.country || rules.countries.includes(country) ? undefined : { code: "country_unknown" },
    region: region && !region.startsWith(`${country}-`) ? { code: "region_unknown" } : undefined,
    interests: interests.every((one) => rules.interests.includes(one)) ? undefined : { code: "invalid" },
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}
