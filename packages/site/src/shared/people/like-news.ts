import type { ProfileCard } from "@kindling/domain/contract";
import { useSyncExternalStore } from "react";

/** A like that is told on top of whatever screen is open. */
export interface LikeNews {
  readonly kind: "match" | "like";
  readonly id: string;
  /** Who it is, where a fictional profile has liked by itself. Everybody else is among the likes. */
  readonly automatic?: ProfileCard;
}

let told: LikeNews | null = null;
const listeners = new Set<() => void>();

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Tells a like once; nothing once it was seen. */
export function tellLike(news: LikeNews | null): void {
  told = news;
  for (const notify of listeners) notify();
}

/** The like that has just come. */
export const useLikeNews = (): LikeNews | null =>
  useSyncExternalStore(
    subscribe,
    () => told,
    () => null,
  );
