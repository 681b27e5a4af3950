import { useSyncExternalStore } from "react";

/** Texts by key, in one of the browser's storages. */
export interface TextStore {
  /** The text kept under a key; empty where there is none. */
  read(key: string): string;
  /** Keeps a text; an empty one is forgotten. */
  keep(key: string, text: string): void;
  /** Keeps a text for as long as the document lives, and no longer. */
  hold(key: string, text: string): void;
  /** Every key that begins so. */
  keys(prefix: string): string[];
  /** Hears of every change, of another tab's too where the storage is shared. */
  subscribe(notify: () => void): () => void;
}

/** Makes a store over a storage; what that refuses is kept in memory, for as long as the document lives. */
export function createTextStore(area: () => Storage): TextStore {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const notify of listeners) notify();
  };
  const onStorage = (event: StorageEvent) => {
    // Of the other storage, or of this document.
    if (event.storageArea === area()) tell();
  };
  return {
    read(key) {
      try {
        return memory.get(key) ?? area().getItem(key) ?? "";
      } catch {
        return "";
      }
    },
    keep(key, text) {
      memory.delete(key);
      try {
        if (text === "") area().removeItem(key);
        else area().setItem(key, text);
      } catch {
        if (text !== "") memory.set(key, text);
      }
      tell();
    },
    hold(key, text) {
      memory.set(key, text);
      try {
        area().removeItem(key);
      } catch {
        // Nothing was stored.
      }
      tell();
    },
    keys(prefix) {
      let stored: string[] = [];
      try {
        stored = Object.keys(area());
      } catch {
        // Memory has them all.
      }
      return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
    subscribe(notify) {
      if (listeners.size === 0) addEventListener("storage", onStorage);
      listeners.add(notify);
      return () => {
        listeners.delete(notify);
        if (listeners.size === 0) removeEventListener("storage", onStorage);
      };
    },
  };
}

/** What is kept in this tab, over screens and reloads. */
export const tabStore = createTextStore(() => sessionStorage);

/** What is kept on this device, for every tab. */
export const deviceStore = createTextStore(() => localStorage);

/** A text of a store. The server's render, and so the first one here, finds it empty. */
export const useText = (store: TextStore, key: string): string =>
  useSyncExternalStore(
    store.subscribe,
    () => store.read(key),
    () => "",
  );
