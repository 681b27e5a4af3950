import type { BodyOf, calls } from "@kindling/domain/contract";
import { checkEmail, checkNewPassword, loginEmail } from "@kindling/domain/rules";
import type { FormFields } from "../../shared/forms/form.ts";

/** Whose password is forgotten, as the form says it. */
export const readResetAsk = (fields: FormFields): BodyOf<typeof calls.askReset> => ({ email: fields.text("email") });

/** What is wrong with it, by field. */
export function checkResetAsk(fields: FormFields) {
  const email = checkEmail(loginEmail(fields.text("email")));
  return { ...(email && { email }) };
}

/** A password that is written twice, as a form says it. */
export const readNewPassword = (fields: FormFields) => ({
  password: fields.text("password"),
  repeated: fields.text("repeated"),
});

/** What is wrong with it, by field. */
export const checkNewPasswordFields = (fields: FormFields) => checkNewPassword(readNewPassword(fields));
