import { oldestAge } from "../constants.ts";
import type { FieldProblem } from "../contract/index.ts";
import { ageOn, type Day, parseDay } from "../time/calendar.ts";

/** Checks a day of birth against the minimum age on `today`, the day where the member is. */
export function checkBirth(value: string, today: Day, minAge: number): FieldProblem | undefined {
  if (value === "") return { code: "birth_required", min_age: minAge };
  if (!parseDay(value) || value > today) return { code: "birth_invalid" };
  const age = ageOn(value, today);
  if (age > oldestAge) return { code: "birth_invalid" };
  return age < minAge ? { code: "birth_too_young", min_age: minAge } : undefined;
}
