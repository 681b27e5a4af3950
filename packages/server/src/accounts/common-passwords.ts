import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set(dictionary["passwords-common"]);

/** A password as somebody varies a common one who is asked for more: the same with its end or its letters dressed up. */
function* plainer(password: string): Generator<string> {
  const folded = password.normalize("NFKC").trim().toLowerCase();
  yield folded;
  const letters = [...folded];
  yield letters.slice(0, letters.findLastIndex((letter) => /[a-z]/.test(letter)) + 1).join("");
}

/** Whether a password is among those that are tried first: of the list, or one letter again and again. */
export function isCommonPassword(password: string): boolean {
  const oneLetter = new Set(password).size === 1;
  return oneLetter || plainer(password).some((one) => common.has(one));
}
