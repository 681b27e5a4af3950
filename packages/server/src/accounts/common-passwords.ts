import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set(dictionary["passwords-common"]);

/** A password as somebody varies a common one who is asked for more: the same with its end or its letters dressed up. */
function* plainer(password: string): Generator<string> {
  const folded = password.normalize("NFKC").trim().toLowerCase();
  yield folded;
  const letters = [...folded];
  yield letters.slice(0, letters.findLastIndex((letter) => /[a-z]/.test(letter)) + 1).join("");
  const [first = ""] = folded;
  if (folded === first.repeat(folded.length)) yield "password";
}

/** Whether a password is among those that are tried first. */
export function isCommonPassword(password: string): boolean {
  for (const one of plainer(password)) if (common.has(one)) return true;
  return false;
}
