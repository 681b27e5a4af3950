import type { FieldProblem } from "../contract/index.ts";
import { fitsText, limitsOf, normalizeText } from "../text/index.ts";

/** Checks a message's text against `message_length`. */
export function checkMessage(value: string, maxLength: number): FieldProblem | undefined {
  const text = normalizeText(value);
  if (text === "") return { code: "required" };
  return !fitsText(text, limitsOf(maxLength)) ? { code: "too_long", max: maxLength } : undefined;
}
