import { attemptsAllowedByAddress, loginAttemptsAllowed, loginBlock } from "../constants.ts";
import { CallError } from "../contract/index.ts";
import { loginWait } from "../rules/index.ts";
import type { FakeAccount, FakeWorld } from "./world.ts";

/** What is limited, and how much of it a window of time takes. */
interface Limit {
  readonly subject: string;
  readonly allowed: number;
  /** Milliseconds. */
  readonly window: number;
}

/** Counts one use. Answers how many milliseconds to wait: 0 where it was within the limit. */
export function countUse({ uses, clock }: FakeWorld, { subject, allowed, window }: Limit): number {
  const now = clock.now();
  const known = uses.get(subject);
  const use = known && known.from > now - window ? { ...known, count: known.count + 1 } : { from: now, count: 1 };
  uses.set(subject, use);
  return use.count > allowed ? use.from + window - now : 0;
}

/** Refuses a request that is over a limit. */
export function guardLimit(world: FakeWorld, limit: Limit): void {
  const wait = countUse(world, limit);
  if (wait > 0) throw new CallError("too_many_requests", { seconds: Math.ceil(wait / 1000) });
}

/** All requests of a fake come from one network address. */
const address = "address";

/**
 * Refuses to guess on, and counts an attempt to log in as failed until it is forgiven: against the account, or the address
 * that has none, and against the network address.
 */
export function countAttempt({ failures, clock }: FakeWorld, account: FakeAccount | undefined, email: string) {
  const now = clock.now();
  const counted = account ? `account:${account.user.id}` : `email:${email}`;
  const lately = (subject: string) => (failures.get(subject) ?? []).filter((at) => at > now - loginBlock);
  const [own, before] = [lately(counted), lately(address)];
  // The failure that fills the limit.
  const filling = own[loginAttemptsAllowed - 1] ?? before[attemptsAllowedByAddress - 1];
  if (filling !== undefined) throw new CallError("too_many_attempts", { minutes: loginWait(filling, now) });
  failures.set(counted, [now, ...own]).set(address, [now, ...before]);
  return {
    /** Takes the attempt back, and all against the account; what others did from the network address stays. */
    forgive(): void {
      failures.delete(counted);
      failures.set(address, before);
    },
  };
}
