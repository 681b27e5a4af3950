type EnterEvent = {
  key: string;
  keyCode: number;
  isComposing: boolean;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
};

/** Safari ends a composition before it tells of the Enter that ended it; this code still gives it away. */
const COMPOSING = 229;

/**
 * Whether a key sends: Enter, but not with Shift and not while letters are being composed. Where a finger types, Enter
 * breaks the line; Ctrl or Cmd with Enter sends everywhere.
 */
export function sends(event: EnterEvent, touch: boolean): boolean {
  if (event.key !== "Enter" || event.isComposing || event.keyCode === COMPOSING) return false;
  if (event.ctrlKey || event.metaKey) return true;
  return !event.shiftKey && !event.altKey && !touch;
}
