type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Writes into a text control past React, which knows what stood there before and tells of the change at the next event. */
export function overwrite(field: TextControl, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(prototype, "value", value, field);
}

/**
 * Writes into a text control as typing would, so that React and form libraries hear of it. Keeps nothing else:
 * the caller puts the caret where it belongs.
 */
export function setValue(field: TextControl, value: string): void {
  overwrite(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
