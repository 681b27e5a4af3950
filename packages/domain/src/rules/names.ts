import { nameMaxLength } from "../constants.ts";
import type { FieldProblem } from "../contract/index.ts";
import { normalizeEmail } from "./email.ts";
import { countGraphemes } from "../text/index.ts";

/** Characters that turn the direction of the text around them, or control a terminal. */
const controls = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u;
/** Letters by category that nothing is seen of: the Hangul fillers and the blank braille pattern. */
const blanks = /[\u115f\u1160\u3164\uffa0\u2800]/gu;
const visible = /[\p{L}\p{N}]/u;

/** Whether a text acts on the text around it. */
export const hasControls = (text: string): boolean => controls.test(text);

/** A name as it is kept: composed, single spaces, none around. */
export const normalizeName = (name: string): string => name.normalize("NFC").replace(/\s+/gu, " ").trim();

/** Checks a user name, against the e-mail address given with it too. */
export function checkName(value: string, email = ""): FieldProblem | undefined {
  if (hasControls(value)) return { code: "name_characters" };
  const name = normalizeName(value);
  if (name === "") return { code: "required" };
  if (name.startsWith("@")) return { code: "name_starts_with_at" };
  if (normalizeEmail(name) === normalizeEmail(email)) return { code: "name_is_email" };
  if (!visible.test(name.replace(blanks, ""))) return { code: "name_invisible" };
  return countGraphemes(name) > nameMaxLength ? { code: "too_long", max: nameMaxLength } : undefined;
}
