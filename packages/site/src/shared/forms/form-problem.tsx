import type { FieldProblem } from "@kindling/domain/contract";
import { Alert } from "@kindling/ui/alert";
import type { Problem } from "../problems/problem.ts";
import { useErrorText } from "../problems/use-error-text.ts";
import { fieldId, type FormName } from "./form.ts";
import { usePosted } from "./use-posted.tsx";

interface FormProblemProps {
  readonly form: FormName;
  readonly problem: Problem | null;
  /** What each field asks for, for those that may be wrong. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** What is wrong with a form as a whole, and the way to each field that is. It has the focus where the page came back with it. */
export function FormProblem({ form, problem, labels = {} }: FormProblemProps) {
  const { errorText, fieldText } = useErrorText();
  const came = Boolean(usePosted(form)?.problem);
  if (!problem) return null;
  const fields = Object.entries((problem.facts["fields"] ?? {}) as Record<string, FieldProblem>);
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a new document says at once why it is this one again
    <Alert tone="critical" live tabIndex={-1} autoFocus={came} className="k:outline-none">
      {errorText(problem)}
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
    </Alert>
  );
}
