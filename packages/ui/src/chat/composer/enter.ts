import { isComposing } from "../../internal/composing.ts";

type EnterEvent = {
  key: string;
  keyCode: number;
  isComposing: boolean;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
};

/**
 * Whether a key sends: Enter, but not with Shift and not while letters are being composed. Where a finger types, Enter
 * breaks the line; Ctrl or Cmd with Enter sends everywhere.
 */
export function sends(event: EnterEvent, touch: boolean): boolean {
  if (event.key !== "Enter" || isComposing(event)) return false;
  if (event.ctrlKey || event.metaKey) return true;
  return !event.shiftKey && !event.altKey && !touch;
}
