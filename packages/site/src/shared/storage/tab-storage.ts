import { useSyncExternalStore } from "react";

/** What is kept in this tab, over screens and reloads; where storage is closed, for as long as the document lives. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();
const memberPrefix = "member:";

function readStorage(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function writeStorage(key: string, value: string): void {
  try {
    if (value === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Memory has it.
  }
}

/** The text kept under a key; empty where there is none. */
export function readTab(key: string): string {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const stored = readStorage(key);
  memory.set(key, stored);
  return stored;
}

/** Keeps a text; an empty one is forgotten. */
export function keepInTab(key: string, value: string): void {
  memory.set(key, value);
  writeStorage(key, value);
  for (const notify of listeners) notify();
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** A text kept in this tab. The server's render, and so the first one here, finds it empty. */
export const useTabText = (key: string): string =>
  useSyncExternalStore(
    subscribe,
    () => readTab(key),
    () => "",
  );

/** The key of something that belongs to the member who is logged in, and ends with the session. */
export const memberKey = (name: string): string => memberPrefix + name;

/** Forgets everything of the member: at log-out, and when the session has ended. */
export function forgetMember(): void {
  memory.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(memberPrefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
