import { type Outbox, type OutboxEvent, type OutboxItem, readOutboxItem, reduceOutbox } from "@kindling/domain/state";
import { useSyncExternalStore } from "react";
import { keepOfAccount, namesOfAccount, readOfAccount } from "../../shared/storage/account-store.ts";
import { deviceStore } from "../../shared/storage/text-store.ts";

/** Each item under a name of its own: two tabs that write at once lose nothing of each other's. */
const start = "outbox:";
const nameOf = ({ requestKey }: Pick<OutboxItem, "requestKey">): string => start + requestKey;
const empty: Outbox = [];

/** A message that was on its way when the page went may have arrived: sending it again with its key finds out. */
const interrupted = (item: OutboxItem): OutboxItem => ({
  ...item,
  status: "failed",
  error: item.error ?? { code: "network_failed", facts: {} },
});

function restoreItem(account: string, name: string): OutboxItem[] {
  try {
    const item = readOutboxItem(JSON.parse(readOfAccount(account, name)));
    return item ? [interrupted(item)] : [];
  } catch {
    return [];
  }
}

/** By account, so that what one has written never stands in the outbox of the next. */
const outboxes = new Map<string, Outbox>();

function read(account: string): Outbox {
  let outbox = outboxes.get(account);
  if (!outbox) {
    outbox = namesOfAccount(account, start)
      .flatMap((name) => restoreItem(account, name))
      .toSorted((a, b) => a.createdAt - b.createdAt);
    outboxes.set(account, outbox);
  }
  return outbox;
}

/** What has gone from the device was sent by another tab, or forgotten. */
function readKept(account: string): Outbox {
  const outbox = read(account);
  const kept = outbox.filter((item) => readOfAccount(account, nameOf(item)) !== "");
  if (kept.length === outbox.length) return outbox;
  outboxes.set(account, kept);
  return kept;
}

/** Changes the outbox of a member, for every screen and over a reload. */
export function dispatchOutbox(account: string, event: OutboxEvent): void {
  const before = readKept(account);
  const after = reduceOutbox(before, event);
  outboxes.set(account, after);
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
    () => readKept(account),
    () => empty,
  );
