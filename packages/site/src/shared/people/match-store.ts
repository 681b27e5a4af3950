import { useSyncExternalStore } from "react";

let matched: string | null = null;
const listeners = new Set<() => void>();

const set = (id: string | null) => {
  matched = id;
  for (const notify of listeners) notify();
};
const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Whose like has just become a match, and is celebrated once on top of whatever screen is open. */
export function useMatches() {
  const id = useSyncExternalStore(
    subscribe,
    () => matched,
    () => null,
  );
  return { matched: id, celebrate: (member: string) => set(member), close: () => set(null) };
}
