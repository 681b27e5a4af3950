import { CallError } from "@kindling/domain/contract";
import type { Database } from "../database/database.ts";
import { standOf } from "./balance.ts";
import { holderOf, lockHolder } from "./holder.ts";
import { eat } from "./lots.ts";
import { isBooked, post, type Posted } from "./post.ts";

/** What an account has after a booking, and the numbers of its new entries: none, where the cause was booked before. */
export interface Booked {
  readonly balance: number;
  readonly entries: readonly number[];
}

/** The outcome of what was posted, of which each may have been known already. */
export async function bookedOf(tx: Database, holderId: number, ...posted: (Posted | undefined)[]): Promise<Booked> {
  const written = posted.filter((one) => one !== undefined);
  const balance = written.at(-1)?.balance ?? (await standOf(tx, holderId, "credits")).balance;
  return { balance, entries: written.map(({ entry }) => entry) };
}

/** Credits that nobody paid for. */
export interface Grant {
  readonly accountId: number;
  readonly kind: "signup" | "bonus";
  readonly credits: number;
  /** Tells grants of one kind apart; a sign-up has one. */
  readonly key?: string;
  readonly at: Date;
}

/** Gives credits in a lot of their own, in the caller's transaction; none are no entry. */
export async function grant(tx: Database, { accountId, kind, credits, key, at }: Grant): Promise<Booked> {
  const holderId = await holderOf(tx, accountId);
  if (credits === 0) return bookedOf(tx, holderId);
  await lockHolder(tx, holderId);
  const posted = await post(tx, {
    holderId,
    kind,
    cause: [kind, holderId, ...(key === undefined ? [] : [key])].join(":"),
    at,
    moves: { credits, granted: -credits },
    opens: { origin: kind, credits },
  });
  return bookedOf(tx, holderId, posted);
}

/** What a member spends credits on. */
export interface Debit {
  readonly accountId: number;
  readonly kind: "message" | "photo" | "gift";
  readonly credits: number;
  /** What is paid for: one cause is booked once. */
  readonly cause: string;
  /** The other member. */
  readonly memberId: number;
  readonly at: Date;
}

/** Takes credits from the member's lots, in the caller's transaction; refuses what they do not have. */
export async function spend(tx: Database, { accountId, credits, ...event }: Debit): Promise<Booked> {
  const holderId = await holderOf(tx, accountId);
  await lockHolder(tx, holderId);
  if (await isBooked(tx, event.cause)) return bookedOf(tx, holderId);
  const { balance } = await standOf(tx, holderId, "credits");
  if (balance < credits) throw new CallError("not_enough_credits", { balance, needed: credits });
  const uses = await eat(tx, holderId, credits);
  const posted = await post(tx, { ...event, holderId, moves: { credits: -credits, spent: credits }, uses });
  return bookedOf(tx, holderId, posted);
}
