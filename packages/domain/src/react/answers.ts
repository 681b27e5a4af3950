import type { Client } from "../client/client.ts";
import { fetchMinimumDelay, freshFor } from "../constants.ts";
import type { AnswerOf, JsonCall, QueryOf } from "../contract/index.ts";
import type { Clock } from "../time/clock.ts";
import { callKey } from "./call-key.ts";

/** Reads calls, and knows which answers need not be asked for again. */
export interface Answers {
  /** Whether what is known under a key has just come, with the page or by a call: nothing fetches it again. */
  isFresh(key: string): boolean;
  /** Whether an answer has come since an instant, and nothing was written meanwhile. */
  cameSince(key: string, instant: number): boolean;
  /** How some keys are read by another way than by their calls. */
  readonly diverted: Map<string, Asking>;
  /** Asks, or joins what is on its way ahead of need. `awaited`: a skeleton stands there until it comes. */
  read<C extends JsonCall>(call: C, query: QueryOf<C>, awaited: boolean): Promise<AnswerOf<C>>;
  /** Asks ahead of need; `undefined` where that is under way. */
  readAhead<C extends JsonCall>(call: C, query: QueryOf<C>): Promise<AnswerOf<C>> | undefined;
}

type Asking = (call: JsonCall, query: unknown) => Promise<unknown>;

interface AnswersOptions {
  readonly client: Client;
  readonly clock: Clock;
  /** Keys of the answers that came with the page. */
  readonly seeds: Iterable<string>;
  /** Told of each answer that a skeleton stands for. */
  readonly onAwaited?: ((answer: Promise<unknown>) => unknown) | undefined;
}

/**
 * Answers over a client; the client that comes back is the one to work with. An answer is fresh for some seconds, or until
 * anything is written: a change may change whatever was read before.
 */
export function createAnswers({ client, clock, seeds, onAwaited }: AnswersOptions): {
  answers: Answers;
  client: Client;
} {
  let cameAt = new Map([...seeds].map((key) => [key, clock.now()]));
  const ahead = new Map<string, Promise<unknown>>();
  const diverted = new Map<string, Asking>();

  const ask = async <C extends JsonCall>(call: C, query: QueryOf<C>): Promise<AnswerOf<C>> => {
    // What was asked before a change is old, even if it comes after it.
    const known = cameAt;
    const key = callKey(call, query);
    const otherwise = diverted.get(key);
    const answer = (await (otherwise ? otherwise(call, query) : client.call(call, { query }))) as AnswerOf<C>;
    known.set(key, clock.now());
    return answer;
  };
  const pace = async <T>(answer: Promise<T>): Promise<T> => {
    const [came] = await Promise.all([answer, new Promise((done) => setTimeout(done, fetchMinimumDelay))]);
    return came;
  };

  const answers: Answers = {
    isFresh(key) {
      const at = cameAt.get(key);
      return at !== undefined && clock.now() - at < freshFor;
    },
    diverted,
    cameSince: (key, instant) => (cameAt.get(key) ?? -Infinity) >= instant,
    read<C extends JsonCall>(call: C, query: QueryOf<C>, awaited: boolean) {
      const coming = ahead.get(callKey(call, query)) as Promise<AnswerOf<C>> | undefined;
      const answer = coming ?? (awaited ? pace(ask(call, query)) : ask(call, query));
      if (awaited) onAwaited?.(answer);
      return answer;
    },
    readAhead(call, query) {
      const key = callKey(call, query);
      if (ahead.has(key)) return undefined;
      const coming = ask(call, query);
      ahead.set(key, coming);
      const arrive = () => {
        if (ahead.get(key) === coming) ahead.delete(key);
      };
      coming.then(arrive, arrive);
      return coming;
    },
  };

  const call: Client["call"] = async (made, input) => {
    try {
      return await client.call(made, input);
    } finally {
      if (made.method !== "GET") {
        cameAt = new Map();
        ahead.clear();
      }
    }
  };
  return { answers, client: { ...client, call } };
}
