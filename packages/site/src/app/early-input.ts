type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was filled in before the screen took over, by field. */
const early = new Map<Field, string>();
const events = ["input", "change"] as const;
const fields = "input, select, textarea";

function note(field: Field): void {
  // The last one comes last: of two radios it is the one that was meant.
  early.delete(field);
  if (!["hidden", "file"].includes(field.type) && !(isTick(field) && !field.checked)) early.set(field, field.value);
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
    const given = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return given !== undefined && !given.selected;
  }
  return isTick(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}

/** Tells the screen, now that it listens, as if each field had just been filled in. */
export async function tellEarlyInput(): Promise<void> {
  for (const event of events) document.removeEventListener(event, noteTarget, { capture: true });
  const filled = [...early];
  early.clear();
  for (const [field, value] of filled) {
    // A task for each: React has finished what it was at, and the next field meets what the last one changed.
    await new Promise((resolve) => setTimeout(resolve));
    if (field.isConnected) tell(field, value);
  }
}

/** React hears of a change only from the value that it knows: a field is put back to it first. */
function tell(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (isTick(field)) {
    field.checked = false;
    field.click();
  } else {
    const { selectionStart, selectionEnd } = field;
    field.value = field.defaultValue;
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Reflect.set(prototype, "value", value, field);
    if (selectionStart !== null && field === document.activeElement)
      field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

const isTick = (field: Field): field is HTMLInputElement => ["checkbox", "radio"].includes(field.type);
