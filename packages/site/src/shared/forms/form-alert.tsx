import { Alert } from "@kindling/ui/alert";
import type { ReactNode } from "react";
import type { Problem } from "../problems/problem.ts";
import { useErrorText } from "../problems/use-error-text.ts";
import type { FormName } from "./form.ts";
import { usePosted } from "./use-posted.tsx";

interface FormAlertProps {
  readonly form: FormName;
  readonly problem: Problem | null;
  readonly children?: ReactNode;
}

/** What is wrong with a form as a whole. It has the focus where the page came back with it. */
export function FormAlert({ form, problem, children }: FormAlertProps) {
  const errorText = useErrorText();
  const came = Boolean(usePosted(form)?.problem);
  if (!problem) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a new document says at once why it is this one again
    <Alert tone="critical" live tabIndex={-1} autoFocus={came} className="k:outline-none">
      {errorText(problem)}
      {children}
    </Alert>
  );
}
