import { cityMaxLength } from "../constants.ts";
import type { FieldProblem } from "../contract/index.ts";
import { countGraphemes, normalizeText } from "../text/index.ts";
import { isUnruly } from "./names.ts";

/** Checks a city: it stands in the middle of other text, so nothing in it may turn that around or lie over it. */
export function checkCity(value: string): FieldProblem | undefined {
  const city = normalizeText(value);
  if (isUnruly(city)) return { code: "invalid" };
  return countGraphemes(city) > cityMaxLength ? { code: "too_long", max: cityMaxLength } : undefined;
}
