import { nameMaxLength } from "../constants.ts";
import type { FieldProblem } from "../contract/index.ts";
import { countGraphemes, isOneScriptAWord, withoutUnseen } from "../text/index.ts";
import { checkEmail, normalizeEmail } from "./email.ts";
import { isReservedName, type SiteNames } from "./reserved-names.ts";

/** Characters that turn the direction of the text around them or control a terminal, and marks that pile up over other lines. */
const unruly = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]|\p{M}{5}/u;
const visible = /[\p{L}\p{N}]/u;
/** An e-mail address, or one that a browser would open: with a scheme, a host of names or of numbers. */
const address =
  /@|\/\/|\b(?:https?|ftp|mailto|tel|www)[.:]|[\p{L}\p{N}][.\u3002]\p{L}[\p{L}\p{N}]|\d\.\d{1,3}\.\d{1,3}\.\d/iu;
/** What stands around a name and says nothing. */
const around = /^[\s.,:;\u00b7_-]+|(?<![\s.,:;\u00b7_-])[\s.,:;\u00b7_-]+$/gu;

/** Whether a text acts on the text around it. */
export const isUnruly = (text: string): boolean => unruly.test(text.normalize("NFC"));

/** A name as it is kept, one spelling for all that look the same: without what nobody sees, compatibility forms folded, single blanks. */
export const normalizeName = (name: string): string =>
  withoutUnseen(withoutUnseen(name).normalize("NFKC")).normalize("NFKC").replace(/\s+/gu, " ").replace(around, "");

/** Checks a user name on a site, against the e-mail address given with it too. */
export function checkName(value: string, site: SiteNames, email = ""): FieldProblem | undefined {
  if (isUnruly(value)) return { code: "name_characters" };
  if (value.trim() === "") return { code: "required" };
  const name = normalizeName(value);
  if (name.startsWith("@")) return { code: "name_starts_with_at" };
  if (normalizeEmail(name) === normalizeEmail(email)) return { code: "name_is_email" };
  if (!visible.test(name)) return { code: "name_invisible" };
  if (countGraphemes(name) > nameMaxLength) return { code: "too_long", max: nameMaxLength };
  // One that is nothing else may turn out to be their own, which has words of its own.
  const awaitsEmail = email === "" && !checkEmail(name);
  if (address.test(name) && !awaitsEmail) return { code: "name_address" };
  if (!isOneScriptAWord(name)) return { code: "name_alphabets" };
  return isReservedName(name, site) ? { code: "name_reserved" } : undefined;
}
