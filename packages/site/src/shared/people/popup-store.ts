import type { ProfileCard } from "@kindling/domain/contract";
import { useSyncExternalStore } from "react";

/** A like that is told on top of whatever screen is open. */
export interface LikePopup {
  readonly kind: "match" | "like";
  readonly id: string;
  /** Who it is, where a fictional profile has liked by itself. Everybody else is among the likes. */
  readonly automatic?: ProfileCard;
}

let shown: LikePopup | null = null;
const listeners = new Set<() => void>();

const set = (popup: LikePopup | null) => {
  shown = popup;
  for (const notify of listeners) notify();
};
const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** The like that has just come, which is told once. */
export function useLikePopup() {
  const popup = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  return { popup, tell: set, close: () => set(null) };
}
