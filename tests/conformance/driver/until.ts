import { setTimeout as wait } from "node:timers/promises";
import { patience } from "./patience.ts";

/** Asks until there is an answer, with growing waits; `undefined` where none came in time. */
export async function until<T>(ask: () => Promise<T | undefined>): Promise<T | undefined> {
  for (let waited = 0, next = 25; ; waited += next, next *= 1.5) {
    const answer = await ask();
    if (answer !== undefined || waited >= patience.of) return answer;
    await wait(next);
  }
}
