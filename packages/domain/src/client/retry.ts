import { retriesAllowed, retryBaseDelay, retryBudget } from "../constants.ts";

/** Milliseconds before the n-th retry (from 0): doubling, with half of it left to chance so that clients do not march in step. */
export const retryDelay = (attempt: number, random: () => number = Math.random): number =>
  retryBaseDelay * 2 ** attempt * (0.5 + random() / 2);

/** Whether a failure may pass, and how long the other side asked to wait (milliseconds). */
export interface Judgement {
  readonly passes: boolean;
  readonly after?: number | undefined;
}

export interface RetryOptions {
  /** Waits; rejects when the call was given up meanwhile. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly random?: (() => number) | undefined;
  /** @default 5 */
  readonly retries?: number | undefined;
}

/**
 * Runs `attempt` again after a failure that may pass, up to 5 times with growing waits, 10 s in all. What asks for a longer wait
 * fails at once: whoever waits should read so. The last failure is thrown.
 */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  judge: (failure: unknown) => Judgement,
  { wait, random, retries = retriesAllowed }: RetryOptions,
): Promise<T> {
  let left = retryBudget;
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt();
    } catch (failure) {
      const { passes, after = 0 } = judge(failure);
      const delay = Math.max(after, retryDelay(tried, random));
      if (!passes || tried >= retries || delay > left) throw failure;
      left -= delay;
      await wait(delay);
    }
  }
}
