import type { FieldProblem } from "../contract/errors.ts";
import { countGraphemes, normalizeText } from "./graphemes.ts";

/** Checks a message's text against `message_length`. */
export function checkMessage(value: string, maxLength: number): FieldProblem | undefined {
  const text = normalizeText(value);
  if (text === "") return { code: "required" };
  return countGraphemes(text) > maxLength ? { code: "too_long", max: maxLength } : undefined;
}
