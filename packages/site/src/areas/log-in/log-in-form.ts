import type { calls, BodyOf } from "@kindling/domain/contract";
import type { FormFields } from "../../shared/forms/form.ts";

/** What the second button of the form asks for, where the account is deleted: the link that restores it. */
export const askField = "ask";
export const askLink = "reactivation";

/** What the log-in's form says. */
export const readLogIn = (fields: FormFields): BodyOf<typeof calls.logIn> => ({
  email: fields.text("email"),
  password: fields.text("password"),
});

/** Whether the second button was pressed. */
export const asksForLink = (fields: FormFields): boolean => fields.text(askField) === askLink;
