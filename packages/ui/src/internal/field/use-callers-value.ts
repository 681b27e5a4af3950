import { type RefObject, useLayoutEffect, useReducer, useRef } from "react";

/** The control, and what to call when it has changed. */
interface Kept<Control> {
  readonly control: RefObject<Control | null>;
  readonly hear: () => void;
}

/**
 * Keeps a text that the caller decides. A `value` of React's is put back at every render, over what a password manager has filled in
 * without telling anybody; here it is put back when the caller changes it, and when they have heard of a change and will not have it.
 */
export function useCallersValue<Control extends HTMLInputElement | HTMLTextAreaElement>(
  value: string | undefined,
): Kept<Control> {
  const control = useRef<Control>(null);
  const [heard, hear] = useReducer((times: number) => times + 1, 0);
  // What stands in the field as it comes to life was filled in before.
  const last = useRef({ value, heard });

  useLayoutEffect(() => {
    if (last.current.value === value && last.current.heard === heard) return;
    last.current = { value, heard };
    if (control.current && value !== undefined && control.current.value !== value) control.current.value = value;
  }, [value, heard]);

  return { control, hear };
}
