import type { FieldProblem } from "@kindling/domain/contract";
import { type FormEvent, useState } from "react";
import { asProblem, type Problem } from "../problems/problem.ts";
import { isLeaving } from "../session/leave.ts";
import { useBusy } from "../session/use-busy.ts";
import { useFocusOnWrong } from "./focus-field.ts";
import { fieldsOf, type FormFields, type FormName } from "./form.ts";
import { usePosted } from "./use-posted.tsx";

type Wrong = Readonly<Record<string, FieldProblem>>;

const wrongIn = (problem: Problem | null | undefined): Wrong => (problem?.facts["fields"] ?? {}) as Wrong;

interface SentFormOptions {
  readonly form: FormName;
  /** What is wrong before anybody is asked, by field. */
  readonly check: (fields: FormFields) => Wrong;
  /** Does what the form is for; what it throws is said in place. */
  readonly send: (fields: FormFields, form: HTMLFormElement) => Promise<void>;
}

/** A form as a view needs it, that a script sends and checks: what is wrong stands in its field, and nothing typed is lost. */
export interface SentForm {
  readonly problem: Problem | null;
  readonly wrong: Wrong;
  readonly sending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sends a form by script; without one the form's action does the same. */
export function useSentForm({ form, check, send }: SentFormOptions): SentForm {
  const posted = usePosted(form);
  const [sending, setSending] = useBusy();
  const [problem, setProblem] = useState<Problem | null>(posted?.problem ?? null);
  const [wrong, setWrong] = useState(wrongIn(posted?.problem));
  const focusOnWrong = useFocusOnWrong();

  const run = async (element: HTMLFormElement, pressed: HTMLElement | null): Promise<void> => {
    // With the button that was pressed, as the browser sends it.
    const fields = fieldsOf(new FormData(element, pressed));
    const found = check(fields);
    setProblem(null);
    setWrong(found);
    if (Object.keys(found).length > 0) return focusOnWrong(element);
    setSending(true);
    try {
      await send(fields, element);
      if (!isLeaving()) setSending(false);
    } catch (failure) {
      setSending(false);
      const refusal = asProblem(failure);
      const refused = wrongIn(refusal);
      const inFields = Object.keys(refused).length > 0;
      setWrong(refused);
      setProblem(inFields ? null : refusal);
      if (inFields) focusOnWrong(element);
    }
  };

  return {
    problem,
    wrong,
    sending,
    onSubmit: (event) => {
      event.preventDefault();
      void run(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    },
  };
}
