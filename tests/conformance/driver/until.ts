import { setTimeout as wait } from "node:timers/promises";

/** How long something may take that a back end does by and by, in milliseconds. */
const patience = 10_000;

/** Asks until there is an answer, with growing waits; `undefined` where none came in time. */
export async function until<T>(ask: () => Promise<T | undefined>): Promise<T | undefined> {
  for (let waited = 0, next = 25; ; waited += next, next *= 1.5) {
    const answer = await ask();
    if (answer !== undefined || waited >= patience) return answer;
    await wait(next);
  }
}
