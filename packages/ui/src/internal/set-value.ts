/**
 * Writes into a text control as typing would, so that React and form libraries hear of it. Keeps nothing else:
 * the caller puts the caret where it belongs.
 */
export function setValue(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
