import { FormProblem } from "../../shared/forms/form-problem.tsx";
import type { FormName } from "../../shared/forms/form.ts";
import type { Problem } from "../../shared/problems/problem.ts";

/** Why something was refused that the browser itself has sent. */
export const Part = ({ form, problem }: { readonly form: FormName; readonly problem: Problem }) => (
  <FormProblem form={form} problem={problem} />
);
