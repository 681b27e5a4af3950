import type { FieldProblem } from "@kindling/domain/contract";
import type { Problem } from "../problems/problem.ts";
import { useFieldText } from "../problems/use-field-text.ts";
import { FormAlert } from "./form-alert.tsx";
import { fieldId, type FormName } from "./form.ts";

interface FormProblemProps {
  readonly form: FormName;
  readonly problem: Problem | null;
  /** What each field asks for, for those that may be wrong. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** What is wrong with a form as a whole, and the way to each field that is. */
export function FormProblem({ form, problem, labels = {} }: FormProblemProps) {
  const fieldText = useFieldText();
  const fields = Object.entries((problem?.facts["fields"] ?? {}) as Record<string, FieldProblem>);
  return (
    <FormAlert form={form} problem={problem}>
      {fields.length > 0 && (
        <ul>
          {fields.map(([name, field]) => (
            <li key={name}>
              <a href={`#${fieldId(form, name)}`} className="k:inline-block k:py-1 k:underline k:underline-offset-4">
                {labels[name] && <strong className="k:font-strong">{labels[name]}</strong>} {fieldText(field)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </FormAlert>
  );
}
