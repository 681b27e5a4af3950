import { ageLimit } from "../constants.ts";
import type { FieldProblem } from "../contract/index.ts";
import { niches } from "../contract/index.ts";

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
