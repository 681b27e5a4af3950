import type { Problem } from "../problems/problem.ts";

/** Every form of the product, by what it does. `app/actions.ts` says what happens where the browser itself sends one. */
export const formNames = [
  "log-in",
  "log-out",
  "sign-up",
  "profile",
  "photo",
  "photos",
  "privacy",
  "message",
  "gift",
  "message-photo",
  "reveal",
  "like",
  "swipe",
  "block",
  "unblock",
  "report",
  "order",
  "language",
  "visibility",
  "entry",
  "activation-mail",
  "activate",
  "reset-ask",
  "reset-do",
  "mail-change",
  "undo-change",
  "password",
  "email",
  "session",
  "sessions",
  "delete-account",
  "reactivate",
] as const;
export type FormName = (typeof formNames)[number];

/** What a page says of the form that led to it, once; of a match, with whom; of a report, its number. */
export const notices = [
  "activation-mail",
  "profile",
  "photos",
  "visibility",
  "match",
  "report",
  "password",
  "email-mail",
  "sessions",
] as const;
export interface Notice {
  readonly name: (typeof notices)[number];
  readonly id?: string;
}
/** Lives from a form to the page after it. */
export const noticeCookie = "notice";

/** Paths that are only posted to. */
export const logOutPath = "/log-out";

/** Names of the fields that every form carries beside its own. */
export const carried = { form: "form", account: "account", key: "request_key" } as const;

/** What stands in the fields of a form, by their names. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

/** A form that the browser itself has sent, and that comes back with its page. */
export interface Posted {
  readonly form: FormName;
  /** What was typed, by field; never a secret. */
  readonly values: FormValues;
  /** Why; `null` where the form is only on its way. */
  readonly problem: Problem | null;
  /** Whether nothing that was filled in is missing: it can be sent again as it is. */
  readonly whole: boolean;
}

/** What stands in a form, as the browser would send it. */
export interface FormFields {
  /** The first value of a field; empty where there is none. */
  text(name: string): string;
  /** Every value of a field, such as the ticked ones of a group. */
  all(name: string): readonly string[];
  /** The files that were chosen in a field. */
  files(name: string): readonly File[];
}

/** Line breaks as they are typed: a form that is sent has two characters for each. */
const typed = (value: FormDataEntryValue): string => (typeof value === "string" ? value.replaceAll("\r\n", "\n") : "");

export function fieldsOf(data: FormData): FormFields {
  const all = (name: string) => data.getAll(name).map(typed);
  // A field in which no file was chosen sends one without a name.
  const files = (name: string) =>
    data
      .getAll(name)
      .filter((value): value is File => typeof value !== "string" && (value.size > 0 || value.name !== ""));
  return { all, text: (name) => all(name)[0] ?? "", files };
}

/** The id of a field, so that what is said of it can lead to it. */
export const fieldId = (form: FormName, field: string): string => `${form}-${field}`;
