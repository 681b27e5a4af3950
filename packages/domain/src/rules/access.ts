import type { FieldProblem, Settings } from "../contract/index.ts";
import { checkEmail, normalizeEmail } from "./email.ts";
import { checkPassword } from "./sign-up.ts";

type Problems = Record<string, FieldProblem>;

const found = (problems: Readonly<Record<string, FieldProblem | undefined>>): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Problems;

/** Niches in which an account alone says something that is nobody's business. */
const discreetNiches: readonly number[] = [3, 7];

/** Whether a site's answers tell nobody who has an account there: as it says itself, or else by its niche. */
export const answersNeutrally = ({ neutral_answers, niche }: Pick<Settings, "neutral_answers" | "niche">): boolean =>
  neutral_answers ?? discreetNiches.includes(niche);

const checkRepeated = (password: string, repeated: string): FieldProblem | undefined =>
  checkPassword(password) ? undefined : password === repeated ? undefined : { code: "passwords_differ" };

/** What is wrong with a password that is chosen anew and written twice, by field; empty where nothing is. */
export const checkNewPassword = ({ password, repeated }: { readonly password: string; readonly repeated: string }) =>
  found({ password: checkPassword(password), repeated: checkRepeated(password, repeated) });

/** The same with the password that it takes the place of. */
export const checkPasswordChange = (form: {
  readonly old_password: string;
  readonly password: string;
  readonly repeated: string;
}) => ({
  ...found({ old_password: form.old_password === "" ? { code: "required" } : undefined }),
  ...checkNewPassword(form),
});

/** What is wrong with an address that is to be the account's, and the password that says so, by field. */
export function checkEmailChange(form: { readonly email: string; readonly password: string }, old: string): Problems {
  const wrong = checkEmail(form.email);
  const same = normalizeEmail(form.email) === old ? ({ code: "email_same" } as const) : undefined;
  return found({
    email: wrong?.code === "email_invalid" ? { code: "new_email_invalid" } : (wrong ?? same),
    password: form.password === "" ? { code: "required" } : undefined,
  });
}
