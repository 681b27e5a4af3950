import { CallError, type ledgerKinds } from "@kindling/domain/contract";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { accounts, ledger } from "../database/schema/index.ts";

export type LedgerKind = (typeof ledgerKinds)[number];

/** One change of an account's credits. */
export interface Booking {
  readonly accountId: number;
  readonly kind: LedgerKind;
  readonly amount: number;
  /** What caused it: one cause is booked once. */
  readonly reference: string;
  readonly memberId?: number;
  readonly at: Date;
}

/** What an account has: the balance of its latest entry. */
export async function balanceOf(db: Database, accountId: number): Promise<number> {
  const [last] = await db
    .select({ balance: ledger.balance })
    .from(ledger)
    .where(eq(ledger.accountId, accountId))
    .orderBy(desc(ledger.id))
    .limit(1);
  return last?.balance ?? 0;
}

/** Books a change of credits in the caller's transaction, once for its reference. */
export async function book(tx: Database, entry: Booking): Promise<{ balance: number; booked: boolean }> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, entry.accountId)).for("no key update");
  const balance = await balanceOf(tx, entry.accountId);
  const [known] = await tx
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(eq(ledger.kind, entry.kind), eq(ledger.reference, entry.reference)));
  if (known) return { balance, booked: false };
  const next = balance + entry.amount;
  if (next < 0) throw new CallError("not_enough_credits", { balance, needed: -entry.amount });
  const { at, ...values } = entry;
  const booked = await tx
    .insert(ledger)
    .values({ ...values, balance: next, createdAt: at })
    // Another account, whose lock is not this one, may have booked the same cause just now.
    .onConflictDoNothing()
    .returning({ id: ledger.id });
  return booked.length > 0 ? { balance: next, booked: true } : { balance, booked: false };
}
