import { setTimeout as delay } from "node:timers/promises";
import { CallError } from "@kindling/domain/contract";
import type { Fate } from "./history.ts";

/** How an attempt ended: answered, refused by a code, or nobody knows. */
export type Outcome<T> = { readonly answer: T } | { readonly refused: string } | undefined;

/** Milliseconds for which something is tried again before that is a fault. */
const patience = 60_000;

/** What says nothing of what became of a request: the process went, or has no time. */
const unheard = ["network_failed", "server_busy"];

/** Tries until the product has said how it ends. */
export async function insist<T>(ask: () => Promise<T>): Promise<Exclude<Outcome<T>, undefined>> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return { answer: await ask() };
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      if (!unheard.includes(failure.code)) return { refused: failure.code };
      if (Date.now() > deadline) return { refused: "no answer within a minute" };
    }
    await delay(50);
  }
}

/** Asks once and lets the connection go after some time. */
async function drop<T>(ask: (signal: AbortSignal) => Promise<T>, after: number): Promise<Outcome<T>> {
  try {
    return { answer: await ask(AbortSignal.timeout(after)) };
  } catch (failure) {
    return failure instanceof CallError && !unheard.includes(failure.code) ? { refused: failure.code } : undefined;
  }
}

/** Asks as the fate has it; answers how each attempt ended. */
export async function askBy<T>(fate: Fate, ask: (signal?: AbortSignal) => Promise<T>): Promise<Outcome<T>[]> {
  switch (fate.kind) {
    case "answered":
      return [await insist(ask)];
    case "twice":
      return Promise.all([insist(ask), insist(ask)]);
    case "lost":
      return [await drop(ask, fate.after), await insist(ask)];
    case "abandoned":
      return [await drop(ask, fate.after)];
  }
}

/** Sends until there is a response that is one; answers its status. */
export async function statusOf(send: () => Promise<Response>): Promise<number> {
  const outcome = await insist(async () => {
    const response = await send().catch(() => undefined);
    if (!response || response.status === 503) throw new CallError("network_failed");
    await response.body?.cancel();
    return response.status;
  });
  return "answer" in outcome ? outcome.answer : 0;
}
