import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { lots, transactions } from "../database/schema/index.ts";

/** What is taken from a lot. */
export interface LotUse {
  readonly lotId: number;
  readonly amount: number;
}

/**
 * The order in which debits eat lots: what ends first, then what was given before what was bought, then the oldest. So
 * a member loses the least to time, and what they paid for can be given back the longest.
 */
const eatingOrder = [asc(lots.expiresAt), asc(sql`${lots.priceMinor} > 0`), asc(lots.id)];

/** What a debit takes from which lots; the caller has locked the holder and knows that there is enough. */
export async function eat(tx: Database, holderId: number, credits: number): Promise<LotUse[]> {
  const open = await tx
    .select({ lotId: lots.id, remaining: lots.remaining })
    .from(lots)
    .where(and(eq(lots.holderId, holderId), gt(lots.remaining, 0)))
    .orderBy(...eatingOrder);
  const uses: LotUse[] = [];
  let needed = credits;
  for (const { lotId, remaining } of open) {
    if (needed === 0) break;
    const amount = Math.min(needed, remaining);
    uses.push({ lotId, amount });
    needed -= amount;
  }
  return uses;
}

/** The lot that a payment opened. */
export async function lotOfPayment(tx: Database, paymentId: number) {
  const [lot] = await tx
    .select({ id: lots.id, credits: lots.credits, remaining: lots.remaining })
    .from(lots)
    .innerJoin(transactions, eq(transactions.id, lots.transactionId))
    .where(and(eq(transactions.paymentId, paymentId), eq(transactions.kind, "purchase")));
  return lot!;
}
