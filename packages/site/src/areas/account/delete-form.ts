import type { BodyOf, calls, FieldProblem } from "@kindling/domain/contract";
import type { FormFields } from "../../shared/forms/form.ts";

type Body = BodyOf<typeof calls.deleteAccount>;

/** What the form says that deletes the account. */
export const readDelete = (fields: FormFields): Body => ({ password: fields.text("password") });

/** What is wrong with it before anybody is asked. */
export const checkDelete = ({ password }: Body): Readonly<Record<string, FieldProblem>> =>
  password === "" ? { password: { code: "required" } } : {};
