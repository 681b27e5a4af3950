import { useSyncExternalStore } from "react";

let removed: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Hides a conversation from every list, or no longer. */
export function hideChat(id: string, hidden: boolean): void {
  const others = [...removed].filter((one) => one !== id);
  removed = new Set(hidden ? [...others, id] : others);
  for (const notify of listeners) notify();
}

const none: ReadonlySet<string> = new Set();

/** The conversations that are being removed: a list that is read meanwhile still has them. */
export const useHiddenChats = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => removed,
    () => none,
  );
