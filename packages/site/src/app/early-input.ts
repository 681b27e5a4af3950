type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was filled in before the screen took over, by field: a text, a choice, or whether it is ticked. */
const early = new Map<Field, string | boolean>();
const events = ["input", "change"] as const;
const fields = "input, select, textarea";

function note(field: Field): void {
  if (["hidden", "file"].includes(field.type)) return;
  // The last one comes last: of two radios it is the one that was meant.
  early.delete(field);
  early.set(field, isTick(field) ? field.checked : field.value);
}

const noteTarget = ({ target }: Event) => {
  if (target instanceof Element && target.matches(fields)) note(target as Field);
};

/**
 * A form of the server's document can be used at once, but a field that React controls falls back to what the server had put there.
 * Called before the document hydrates: from then on, and back to its beginning, what was filled in is kept for `tellEarlyInput`.
 */
export function watchEarlyInput(): void {
  for (const field of document.querySelectorAll<Field>(fields)) if (isChanged(field)) note(field);
  for (const event of events) document.addEventListener(event, noteTarget, { capture: true });
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    // Where none is given, a list begins with the first that can be chosen.
    const given = options.find(({ defaultSelected }) => defaultSelected) ?? options.find(({ disabled }) => !disabled);
    return given !== undefined && !given.selected;
  }
  // Of two radios the one that was left is changed, too; only the other one was meant.
  if (isTick(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
  return field.value !== field.defaultValue;
}

/** Tells the screen, now that it listens, as if each field had just been filled in. */
export async function tellEarlyInput(): Promise<void> {
  for (const event of events) document.removeEventListener(event, noteTarget, { capture: true });
  const filled = [...early];
  early.clear();
  for (const [field, filledIn] of filled) {
    // A task for each: React has finished what it was at, and the next field meets what the last one changed.
    await new Promise((resolve) => setTimeout(resolve));
    if (field.isConnected) tell(field, filledIn);
  }
}

/** React hears of a change only from the value that it knows: a field is put back to it first. */
function tell(field: Field, filledIn: string | boolean): void {
  if (isTick(field)) {
    field.checked = !filledIn;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = String(filledIn);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    const { selectionStart, selectionEnd } = field;
    field.value = field.defaultValue;
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Reflect.set(prototype, "value", filledIn, field);
    if (selectionStart !== null && field === document.activeElement)
      field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

const isTick = (field: Field): field is HTMLInputElement => ["checkbox", "radio"].includes(field.type);
