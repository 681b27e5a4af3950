import { useEffect, useState } from "react";

const wrong = "[aria-invalid=true], fieldset:has(> [data-slot=field-error] > *)";
const fillable = "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)";

/** Leads the reader to the first field of a form that is said to be wrong; of several parts, to the first that is empty. */
function focusFirstWrong(form: HTMLFormElement): void {
  const marked = form.querySelector<HTMLElement>(wrong);
  const group = marked?.closest("fieldset") ?? marked;
  if (!group) return;
  const parts = group.matches(fillable) ? [group] : [...group.querySelectorAll<HTMLElement>(fillable)];
  const empty = parts.find((part) => part instanceof HTMLSelectElement && part.value === "");
  (empty ?? parts[0])?.focus();
}

/** Takes the focus to the first wrong field of a form, as soon as it is shown to be wrong. */
export function useFocusOnWrong(): (form: HTMLFormElement | null) => void {
  const [refused, setRefused] = useState<{ readonly form: HTMLFormElement | null }>();
  useEffect(() => {
    if (refused?.form) focusFirstWrong(refused.form);
  }, [refused]);
  return (form) => setRefused({ form });
}
