import { typingShownFor, typingToldEach } from "@kindling/domain/rules";
import { monotonicNow } from "@kindling/domain/time";
import type { Client } from "@kindling/domain/client";
import { calls } from "@kindling/domain/contract";
import { useSyncExternalStore } from "react";

/** Who is writing to the member, each until a timer ends it. */
const writers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const notify of listeners) notify();
};
const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Nobody hears any more that somebody is writing: what was written has come, or nothing has for a while. */
export function endTyping(profile: string): void {
  clearTimeout(writers.get(profile));
  if (writers.delete(profile)) tell();
}

/** Somebody is writing: it is over by itself unless it is said again. */
export function beginTyping(profile: string): void {
  clearTimeout(writers.get(profile));
  writers.set(
    profile,
    setTimeout(() => endTyping(profile), typingShownFor),
  );
  tell();
}

/** Whether somebody is writing to the member. */
export const useTyping = (profile: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => writers.has(profile),
    () => false,
  );

let told: { readonly profile: string; readonly at: number } | undefined;

/** Tells somebody that the member is writing to them, every few seconds while they are. */
export function tellTyping(client: Client, profile: string): void {
  const at = monotonicNow();
  if (told?.profile === profile && at - told.at < typingToldEach) return;
  told = { profile, at };
  client.beacon(calls.typing, { body: { profile } });
}

/** What is written from now on is something new: the message before has gone. */
export function forgetTold(): void {
  told = undefined;
}
