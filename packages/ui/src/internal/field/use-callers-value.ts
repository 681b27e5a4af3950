import { type RefObject, useLayoutEffect, useReducer, useRef } from "react";

/** The control, and what to call when it has changed. */
interface Kept<Control> {
  readonly control: RefObject<Control | null>;
  readonly hear: () => void;
}

/** How a value comes into a text or a list. */
function writeValue(control: { value: string }, value: string): void {
  if (control.value !== value) control.value = value;
}

/** How it comes into a box to tick. */
export function writeChecked(box: HTMLInputElement, checked: boolean): void {
  box.checked = checked;
}

/** How it comes into the radios of a name, anywhere within an element. */
export const writeChoice =
  (name: string) =>
  (group: Element, value: string): void => {
    for (const radio of group.querySelectorAll<HTMLInputElement>("input[type=radio]"))
      if (radio.name === name) radio.checked = radio.value === value;
  };

/** What a list offers: where that changes, the browser chooses anew. */
const offered = (control: unknown): string =>
  control instanceof HTMLSelectElement ? Array.from(control.options, ({ value }) => value).join("\n") : "";

/**
 * Keeps what the caller decides, in a control that React leaves alone (`defaultValue`, `defaultChecked`). A `value` or `checked` of
 * React's is put back at every render, over what a password manager or the browser has filled in without telling anybody; here it is
 * put back when the caller changes it, and when they have heard of a change and will not have it.
 */
export function useCallersValue<Control extends HTMLElement & { value: string }>(
  value: string | undefined,
): Kept<Control>;
export function useCallersValue<Control extends HTMLElement, Value extends string | boolean>(
  value: Value | undefined,
  write: (control: Control, value: Value) => void,
): Kept<Control>;
export function useCallersValue<Control extends HTMLElement, Value>(
  value: Value | undefined,
  write = writeValue as unknown as (control: Control, value: Value) => void,
): Kept<Control> {
  const control = useRef<Control>(null);
  const [heard, hear] = useReducer((times: number) => times + 1, 0);
  const last = useRef<{ value: Value | undefined; heard: number; choices: string }>(null);

  useLayoutEffect(() => {
    const now = { value, heard, choices: offered(control.current) };
    // What stands in the field as it comes to life was filled in before.
    const before = last.current ?? now;
    last.current = now;
    if (before.value === value && before.heard === heard && before.choices === now.choices) return;
    if (control.current && value !== undefined) write(control.current, value);
  });

  return { control, hear };
}
