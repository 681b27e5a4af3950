import { useSyncExternalStore } from "react";

/** What the reader waits for just now: code of a screen, answers that a skeleton stands for. */
let pending = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  pending += by;
  for (const notify of listeners) notify();
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Counts what is awaited, until it has come or failed. */
export function trackLoading<T>(load: Promise<T>): Promise<T> {
  change(1);
  const end = () => change(-1);
  load.then(end, end);
  return load;
}

/** Whether the reader waits for anything. */
export const useLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pending > 0,
    () => false,
  );
