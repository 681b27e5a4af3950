import { ageLimit, nearbyYears, searchRadii } from "../constants.ts";
import { CallError, type FieldProblem, niches, type SearchQuery, type Settings } from "../contract/index.ts";

/** The age range that a niche searches by default: 18 to 35, or 35 and over. */
export function defaultAgeRange(niche: number): { min_age: number; max_age: number } {
  const name = niches[niche - 1];
  return name === "older-women" || name === "milf" ? { min_age: 35, max_age: ageLimit } : { min_age: 18, max_age: 35 };
}

/** Checks the ends of an age range; the problem is the field's that is wrong. */
export function checkAgeRange(
  range: { min_age: number; max_age: number },
  minAge: number,
): Partial<Record<"min_age" | "max_age", FieldProblem>> {
  const facts = { min: minAge, max: ageLimit };
  if (range.min_age < minAge || range.min_age > ageLimit) return { min_age: { code: "age_out_of_range", ...facts } };
  if (range.max_age < minAge || range.max_age > ageLimit) return { max_age: { code: "age_out_of_range", ...facts } };
  return range.min_age > range.max_age ? { min_age: { code: "age_range" } } : {};
}

interface AgeRange {
  readonly min_age: number;
  readonly max_age: number;
}

/** The ages that a search is for. Without any asked for, the niche's; an end that is missing is open. */
export function agesSought(
  { min_age, max_age }: { readonly min_age?: number | undefined; readonly max_age?: number | undefined },
  { niche, min_age: minAge }: Pick<Settings, "niche" | "min_age">,
): AgeRange {
  if (min_age !== undefined || max_age !== undefined)
    return { min_age: min_age ?? minAge, max_age: max_age ?? ageLimit };
  const range = defaultAgeRange(niche);
  return { ...range, min_age: Math.max(range.min_age, minAge) };
}

/** A few years younger and older, as far as a site goes. */
export const widerAges = ({ min_age, max_age }: AgeRange, minAge: number): AgeRange => ({
  min_age: Math.max(min_age - nearbyYears, minAge),
  max_age: Math.min(max_age + nearbyYears, ageLimit),
});

/**
 * How much of search a reader sees: members all of it, visitors what the site's settings say. Where a site shows
 * visitors nothing, they are asked to log in.
 */
export function searchModeFor(
  isMember: boolean,
  settings: Pick<Settings, "logged_out_search" | "logged_out_search_trafficsource">,
  trafficsource: string | undefined,
): Settings["logged_out_search"] {
  if (isMember) return "all";
  const mode = trafficsource ? settings.logged_out_search_trafficsource : settings.logged_out_search;
  if (mode === "none") throw new CallError("authentication_required");
  return mode;
}

/** What is wrong with a search by distance: it takes a place of one's own, and one of the radii. */
export function checkDistance(
  { sort, radius }: { readonly sort?: SearchQuery["sort"]; readonly radius?: number | undefined },
  placed: boolean,
): Partial<Record<"sort" | "radius", FieldProblem>> {
  const isRadius = radius === undefined || (searchRadii as readonly number[]).includes(radius);
  return {
    ...(sort === "near" && !placed && { sort: { code: "place_unknown" } }),
    ...(!isRadius && { radius: { code: "invalid" } }),
    ...(isRadius && radius !== undefined && !placed && { radius: { code: "place_unknown" } }),
  };
}

/** How far a search reaches: as it says, and who looks for the nearest as far as there are radii. */
export const reachOf = ({
  sort,
  radius,
}: {
  sort?: SearchQuery["sort"];
  radius?: number | undefined;
}): number | undefined => radius ?? (sort === "near" ? searchRadii.at(-1) : undefined);
