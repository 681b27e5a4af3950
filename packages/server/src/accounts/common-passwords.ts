import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set(dictionary["passwords-common"]);

/** A password, and what it was before somebody who was asked for more put digits and signs at its end. */
function plainer(password: string): readonly string[] {
  const folded = password.normalize("NFKC").trim().toLowerCase();
  const letters = Array.from(folded, (letter) => /[a-z]/.test(letter));
  return [folded, folded.slice(0, letters.lastIndexOf(true) + 1)];
}

/** Whether a password is among those that are tried first: of the list, or one letter again and again. */
export const isCommonPassword = (password: string): boolean =>
  new Set(password).size === 1 || plainer(password).some((one) => common.has(one));
