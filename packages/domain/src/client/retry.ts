import { retriesAllowed, retryBaseDelay } from "../constants.ts";

/** Milliseconds before the n-th retry (from 0): doubling, with half of it left to chance so that clients do not march in step. */
export const retryDelay = (attempt: number, random: () => number = Math.random): number =>
  retryBaseDelay * 2 ** attempt * (0.5 + random() / 2);

/** A failure that may pass, and how long the other side asked to wait (milliseconds). */
export interface Passing {
  readonly retry: boolean;
  readonly after?: number | undefined;
}

export interface RetryOptions {
  /** Waits; rejects when the call was given up meanwhile. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly random?: (() => number) | undefined;
  /** @default 5 */
  readonly retries?: number | undefined;
}

/** Runs `attempt` again after a passing failure, up to 5 times with growing waits; the last failure is thrown. */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  judge: (failure: unknown) => Passing,
  options: RetryOptions,
): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt();
    } catch (failure) {
      const { retry, after } = judge(failure);
      if (!retry || tried >= (options.retries ?? retriesAllowed)) throw failure;
      await options.wait(after ?? retryDelay(tried, options.random));
    }
  }
}
