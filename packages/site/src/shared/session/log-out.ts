import { CallError, calls } from "@kindling/domain/contract";
import { type Client, retryDelay } from "@kindling/domain/client";
import { useSyncExternalStore } from "react";
import { loadAhead } from "../routing/chunk-guard.ts";
import { forgetAccount } from "../storage/account-store.ts";
import { deviceStore } from "../storage/text-store.ts";
import { leaveFor } from "./leave.ts";
import { tellTabs } from "./watch-session.ts";

/**
 * none --press--> sending --answered--> gone
 *                 sending --failed, slow--> pending --again, by itself or by a press--> sending
 *
 * Which account is pending stands on the device: every tab stops showing it, and the next page goes on trying. What a page of
 * somebody else, or of nobody, finds there is over.
 */
const key = "log-out";
const patience = 2_000;
const longestDelay = 60_000;

/** The account that could not be logged out yet; empty where there is none. */
export const usePendingLogOut = (): string =>
  useSyncExternalStore(
    deviceStore.subscribe,
    () => deviceStore.read(key),
    () => "",
  );

/** Whether a log-out that was refused is over all the same: nobody is there who could be logged out, or somebody else. */
const isOver = (failure: unknown): boolean =>
  failure instanceof CallError && ["authentication_required", "session_changed"].includes(failure.code);

async function tryLogOut(client: Client): Promise<boolean> {
  try {
    await client.call(calls.logOut, { retries: 0 });
  } catch (failure) {
    if (!isOver(failure)) return false;
  }
  // What the device has of theirs goes before the page does, unless it takes too long.
  await Promise.race([forgotten, new Promise((done) => setTimeout(done, patience))]);
  tellTabs(null);
  leaveFor("/");
  return true;
}

let forgotten: Promise<void> | undefined;
let sending = false;
let tried = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tries now, and again later until it is done. Never rejects. */
async function keepTrying(client: Client, account: string): Promise<void> {
  if (sending) return;
  sending = true;
  clearTimeout(timer);
  const pending = () => deviceStore.keep(key, account);
  const slow = setTimeout(pending, patience);
  const done = await tryLogOut(client);
  clearTimeout(slow);
  sending = false;
  if (done) return;
  pending();
  timer = setTimeout(() => void keepTrying(client, account), Math.min(retryDelay(tried), longestDelay));
  tried += 1;
}

/** Logs an account out by its own wish: what it wrote here is forgotten at once, even where the server cannot be told yet. */
export function logOut(client: Client, account: string): void {
  forgetAccount(account);
  forgotten = loadAhead(async () => (await import("../photos/forget-photos.ts")).forgetPhotos(account));
  void keepTrying(client, account);
}

/** Goes on, when a page begins, with a log-out that was pending. */
export function resumeLogOut(client: Client, account: string | null): void {
  const resume = () => {
    if (account !== null && deviceStore.read(key) === account) void keepTrying(client, account);
  };
  const pending = deviceStore.read(key);
  if (pending !== "" && pending !== account) deviceStore.keep(key, "");
  resume();
  addEventListener("online", resume);
}
