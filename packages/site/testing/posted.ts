import type { FormName, Posted } from "../src/shared/forms/form.ts";
import type { Problem } from "../src/shared/problems/problem.ts";

type Values = Readonly<Record<string, string | readonly string[]>>;

/** A form that the browser itself has sent, as it comes back with its page: refused, or on its way to the next step. */
export const posted = (form: FormName, values: Values, problem: Problem | null = null): Posted => ({
  form,
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat()])),
  problem,
  whole: false,
});

/** A refusal for what stands in some fields, by their names. */
export const wrong = (fields: Readonly<Record<string, { readonly code: string } & Problem["facts"]>>): Problem => ({
  code: "invalid_request",
  facts: { fields },
});
