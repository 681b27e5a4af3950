import { calls, type JsonCall } from "@kindling/domain/contract";
import { type Known, takeAnswers } from "./reread.ts";
import type { Answered, Wanted, Word } from "./tabs.ts";

/** Windows that show the same ask for it once, by the one who leads, whether or not that one shows it as well. */
interface SharedReadings {
  /** From now on what was read for others is old: to be called just before they hear so, when nobody can want it yet. */
  renew(): void;
  /** Reads for other tabs: once for all that want the same. */
  read(wanted: Wanted): Promise<void>;
  /** Has what is shown here of some keys read by the one who leads. */
  want(keys: readonly string[]): void;
  /** Takes what has come for this tab. */
  take(answered: readonly Answered[]): void;
  /** Reads what could not be read for this tab. */
  readAlone(key: string): void;
}

/** What is waited for: how it comes in the end. */
interface Waiting {
  readonly coming: PromiseWithResolvers<unknown>;
  readonly alone: () => Promise<unknown>;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** How long the one who leads may take to read for others; milliseconds. */
const answerTime = 5_000;

export function createSharedReadings(known: Known, say: (word: Word) => void, over: AbortSignal): SharedReadings {
  const { client, answers, mutate } = known;
  let begun = new Set<string>();
  const waiting = new Map<string, Waiting>();

  const ask = (call: JsonCall, query: unknown): Promise<unknown> => client.call(call, { query } as never);

  /** Ends the waiting for a key, where there is any. */
  const end = (key: string): Waiting | undefined => {
    const ended = waiting.get(key);
    clearTimeout(ended?.timer);
    waiting.delete(key);
    return ended;
  };
  const readAlone = (key: string): void => {
    const ended = end(key);
    if (ended && !over.aborted) ended.alone().then(ended.coming.resolve, ended.coming.reject);
  };

  const askLeader = (key: string, call: JsonCall, query: unknown): Promise<unknown> => {
    // What was wanted before and has not come is wanted still.
    const coming = end(key)?.coming ?? Promise.withResolvers<unknown>();
    const timer = setTimeout(() => readAlone(key), answerTime);
    waiting.set(key, { coming, alone: () => ask(call, query), timer });
    say({ type: "want", wanted: { key, call: call.name, query } });
    return coming.promise;
  };

  return {
    renew() {
      begun = new Set();
    },
    async read({ key, call: name, query }) {
      const call = calls[name] as JsonCall;
      // Whoever wants it later than another, since both heard that it is old, has yet to hear what came.
      if (begun.has(key) || call.method !== "GET") return;
      begun.add(key);
      try {
        const came: Answered[] = [[key, await ask(call, query)]];
        if (over.aborted) return;
        takeAnswers(known, came);
        say({ type: "answers", answers: came, stale: [], whole: false, seq: undefined });
      } catch {
        // Why, each hears by itself.
        say({ type: "unread", key });
      }
    },
    want(keys) {
      for (const key of keys) {
        const ask = (call: JsonCall, query: unknown) => askLeader(key, call, query);
        answers.diverted.set(key, ask);
        // What no part of the page shows is not asked for.
        void mutate(key).finally(() => {
          if (answers.diverted.get(key) === ask) answers.diverted.delete(key);
        });
      }
    },
    take(came) {
      for (const [key, data] of came) end(key)?.coming.resolve(data);
    },
    readAlone,
  };
}
