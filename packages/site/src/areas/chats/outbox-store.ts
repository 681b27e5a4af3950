import { type Outbox, type OutboxEvent, reduceOutbox } from "@kindling/domain/state";
import { useSyncExternalStore } from "react";
import { keepInTab, memberKey, readTab } from "../../shared/storage/tab-storage.ts";

const storageKey = memberKey("outbox");
const empty: Outbox = [];

/** A message that was on its way when the page went may have arrived: sending it again with its key finds out. */
const interrupted = (outbox: Outbox): Outbox =>
  outbox.map((item) => ({ ...item, status: "failed", error: item.error ?? { code: "network_failed", facts: {} } }));

function restore(): Outbox {
  try {
    return interrupted(JSON.parse(readTab(storageKey) || "[]") as Outbox);
  } catch {
    return empty;
  }
}

let outbox: Outbox | undefined;
const listeners = new Set<() => void>();

const read = (): Outbox => (outbox ??= restore());
const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Changes the outbox, for every screen and over a reload. */
export function dispatchOutbox(event: OutboxEvent): void {
  outbox = reduceOutbox(read(), event);
  keepInTab(storageKey, outbox.length > 0 ? JSON.stringify(outbox) : "");
  for (const notify of listeners) notify();
}

/** What was sent and not yet answered, to everyone. */
export const useOutbox = (): Outbox => useSyncExternalStore(subscribe, read, () => empty);
