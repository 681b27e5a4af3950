import { loginBlock, minute } from "../constants.ts";
import type { FieldProblem } from "../contract/index.ts";
import { checkEmail, normalizeEmail } from "./email.ts";

const encodedBlank = "%20";

/** Cuts off the blanks around an address, also those that a form or a link has percent-encoded. */
function trimEncoded(text: string): string {
  let trimmed = text.trim();
  while (trimmed.startsWith(encodedBlank)) trimmed = trimmed.slice(encodedBlank.length).trimStart();
  while (trimmed.endsWith(encodedBlank)) trimmed = trimmed.slice(0, -encodedBlank.length).trimEnd();
  return trimmed;
}

/** The address that somebody logs in with, in the one spelling of all. */
export const loginEmail = (typed: string): string => normalizeEmail(trimEncoded(typed));

/** What is wrong with a log-in before anybody is asked, by field; empty where nothing is. */
export function checkLogIn({ email, password }: { readonly email: string; readonly password: string }) {
  const problems: Readonly<Record<string, FieldProblem | undefined>> = {
    email: checkEmail(loginEmail(email)),
    password: password === "" ? { code: "required" } : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Record<string, FieldProblem>;
}

/** Minutes to wait after the failure that filled the limit: when it is forgotten, there is room for one attempt again. */
export const loginWait = (filledAt: number, now: number): number => Math.ceil((filledAt + loginBlock - now) / minute);
