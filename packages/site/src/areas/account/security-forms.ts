import { checkEmailChange, checkPasswordChange } from "@kindling/domain/rules";
import type { FormFields } from "../../shared/forms/form.ts";

/** A new password and the one that it takes the place of, as the form says them. */
export const readPasswordChange = (fields: FormFields) => ({
  old_password: fields.text("old_password"),
  password: fields.text("password"),
  repeated: fields.text("repeated"),
});

/** What is wrong with them, by field. */
export const checkPasswordFields = (fields: FormFields) => checkPasswordChange(readPasswordChange(fields));

/** A new address, and the password, as the form says them. */
export const readEmailChange = (fields: FormFields) => ({
  email: fields.text("email"),
  password: fields.text("password"),
});

/** What is wrong with them, by field; `old` is the address that the account has. */
export const checkEmailFields = (fields: FormFields, old: string) => checkEmailChange(readEmailChange(fields), old);
