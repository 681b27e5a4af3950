import { fieldsOf, type FormValues } from "../../shared/forms/form.ts";

const listOf = (values: readonly string[] | undefined): readonly string[] => (values ?? []).toSorted();

/** What stands otherwise in a profile's form than it is kept, by field. */
export function changesIn(form: HTMLFormElement, saved: FormValues): FormValues {
  const fields = fieldsOf(new FormData(form));
  const written = Object.keys(saved).map((name) => [name, fields.all(name)] as const);
  return Object.fromEntries(
    written.filter(([name, values]) => JSON.stringify(listOf(values)) !== JSON.stringify(listOf(saved[name]))),
  );
}

/** What was kept of changes; nothing where it is none. */
export function readChanges(kept: string): FormValues {
  try {
    const changes: unknown = JSON.parse(kept);
    return typeof changes === "object" && changes !== null ? (changes as FormValues) : {};
  } catch {
    return {};
  }
}

/** Puts changes into a form. A box is pressed, so that whoever draws it hears of it: in a task of its own, as a hand would. */
export function fillIn(form: HTMLFormElement, changes: FormValues): void {
  for (const field of form.elements) {
    const values = "name" in field ? changes[String(field.name)] : undefined;
    if (!values) continue;
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      if (field.checked !== values.includes(field.value)) field.click();
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = values[0] ?? "";
    else if (field instanceof HTMLSelectElement && [...field.options].some(({ value }) => value === values[0]))
      field.value = values[0]!;
  }
}
