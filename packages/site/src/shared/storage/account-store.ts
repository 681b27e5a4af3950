import { keptEntryBytes } from "@kindling/domain/rules";
import { outgrown } from "@kindling/domain/state";
import { useSyncExternalStore } from "react";
import { deviceStore } from "./text-store.ts";

/**
 * What a member has written and not sent, and read last: kept on the device by account, over reloads, closed tabs and sessions
 * that end, and shown to that account alone. Only logging out forgets it.
 */

const prefix = "account:";
const prefixOf = (account: string): string => `${prefix}${account}:`;
const keyOf = (account: string, name: string): string => prefixOf(account) + name;

const bytesOf = (key: string, stored: string): number => 2 * (key.length + stored.length);

interface Kept {
  readonly at: number;
  readonly text: string;
}

function parse(stored: string): Kept | undefined {
  try {
    const { at, text } = JSON.parse(stored) as Kept;
    return typeof at === "number" && typeof text === "string" ? { at, text } : undefined;
  } catch {
    return undefined;
  }
}

/** A text of a member's; empty where there is none. */
export const readOfAccount = (account: string, name: string): string =>
  parse(deviceStore.read(keyOf(account, name)))?.text ?? "";

/** Keeps a text of a member's, written at `at`; an empty one is forgotten. */
export function keepOfAccount(account: string, name: string, text: string, at: number): void {
  const key = keyOf(account, name);
  const known = deviceStore.read(key) !== "";
  const kept = text === "" ? "" : JSON.stringify({ at, text } satisfies Kept);
  // What is that long would push out everything else.
  if (bytesOf(key, kept) > keptEntryBytes) return deviceStore.hold(key, kept);
  deviceStore.keep(key, kept);
  if (!known) tidyAccounts(at);
}

/** The names of what a member has kept that begin so. */
export const namesOfAccount = (account: string, start: string): string[] =>
  deviceStore.keys(keyOf(account, start)).map((key) => key.slice(prefixOf(account).length));

/** A text of a member's; empty on the server, and so at first. */
export const useTextOfAccount = (account: string, name: string): string =>
  useSyncExternalStore(
    deviceStore.subscribe,
    () => readOfAccount(account, name),
    () => "",
  );

/** Forgets all of a member's. */
export function forgetAccount(account: string): void {
  for (const key of deviceStore.keys(prefixOf(account))) deviceStore.keep(key, "");
}

/** Lets go of what is too old or too much, of every member's. */
export function tidyAccounts(now: number): void {
  const entries = deviceStore
    .keys(prefix)
    .map((key) => {
      const stored = deviceStore.read(key);
      return { key, bytes: bytesOf(key, stored), at: parse(stored)?.at ?? 0 };
    })
    // Larger ones are held in memory only.
    .filter(({ bytes }) => bytes <= keptEntryBytes);
  for (const key of outgrown(entries, now)) deviceStore.keep(key, "");
}
