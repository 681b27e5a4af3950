import { type Outbox, type OutboxEvent, type OutboxItem, readOutboxItem, reduceOutbox } from "@kindling/domain/state";
import { useSyncExternalStore } from "react";
import { keepOfAccount, namesOfAccount, readOfAccount } from "../../shared/storage/account-store.ts";
import { deviceStore } from "../../shared/storage/text-store.ts";

/** Each item under a name of its own: two tabs that write at once lose nothing of each other's. */
const start = "outbox:";
const nameOf = ({ requestKey }: Pick<OutboxItem, "requestKey">): string => start + requestKey;
const empty: Outbox = [];

function parse(stored: string): OutboxItem | undefined {
  try {
    return readOutboxItem(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/** What was read last, by account: the same outbox until something of it changes. */
const known = new Map<string, { readonly stored: string; readonly outbox: Outbox }>();

/** A member's outbox as the device has it, whichever tab has changed it. */
export function readOutbox(account: string): Outbox {
  const texts = namesOfAccount(account, start).map((name) => readOfAccount(account, name));
  const stored = texts.join("\n");
  const before = known.get(account);
  if (before?.stored === stored) return before.outbox;
  const items = texts.flatMap((text) => parse(text) ?? []).toSorted((a, b) => a.createdAt - b.createdAt);
  known.set(account, { stored, outbox: items });
  return items;
}

/** Changes the outbox of a member, for every screen and tab, and over a reload. */
export function dispatchOutbox(account: string, event: OutboxEvent): void {
  const before = readOutbox(account);
  const after = reduceOutbox(before, event);
  for (const item of after)
    if (!before.includes(item)) keepOfAccount(account, nameOf(item), JSON.stringify(item), item.createdAt);
  for (const item of before)
    if (!after.some(({ requestKey }) => requestKey === item.requestKey))
      keepOfAccount(account, nameOf(item), "", item.createdAt);
}

/** What a member has sent and the server has not answered, to everyone. */
export const useOutbox = (account: string): Outbox =>
  useSyncExternalStore(
    deviceStore.subscribe,
    () => readOutbox(account),
    () => empty,
  );

const onTheirWay = new Set<string>();

/**
 * Sends a message while nothing else goes to the same member, from this tab or another: what was written first arrives first.
 * While something does, it is left alone where `yielding`, and waits for its turn otherwise. Without locks the message's key
 * keeps it one. Tells whether it was sent here.
 */
export async function whileSending(
  { requestKey, profile }: Pick<OutboxItem, "requestKey" | "profile">,
  send: () => Promise<void>,
  yielding = false,
): Promise<boolean> {
  if (onTheirWay.has(requestKey)) return false;
  onTheirWay.add(requestKey);
  try {
    const { locks } = navigator as { readonly locks?: LockManager };
    if (!locks) {
      await send();
      return true;
    }
    return await locks.request(start + profile, { ifAvailable: yielding }, async (lock) => {
      if (lock) await send();
      return lock !== null;
    });
  } finally {
    onTheirWay.delete(requestKey);
  }
}
