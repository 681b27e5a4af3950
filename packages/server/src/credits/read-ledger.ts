import type { AnswerOf, calls, LedgerEntry, ledgerKinds } from "@kindling/domain/contract";
import { and, desc, eq, lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { entries, holders, members, transactions } from "../database/schema/index.ts";
import { balanceOf } from "./balance.ts";

const pageSize = 50;

interface EntryRow {
  readonly seq: number | null;
  readonly amount: number;
  readonly balance: number | null;
  readonly kind: (typeof ledgerKinds)[number];
  readonly at: Date;
  readonly paymentId: number | null;
  /** The other member's; nothing where there is none, or where they are gone. */
  readonly name: string | null;
}

/** An entry as the contract has it, with what belongs to its kind. */
function entryOf({ kind, ...row }: EntryRow): LedgerEntry {
  const entry = {
    id: String(row.seq),
    amount: row.amount,
    balance: row.balance!,
    created_at: row.at.toISOString(),
  };
  switch (kind) {
    case "signup":
    case "bonus":
      return { ...entry, kind };
    case "message":
    case "photo":
    case "gift":
      return { ...entry, kind, profile_name: row.name };
    default:
      return { ...entry, kind, payment_id: String(row.paymentId) };
  }
}

/** A page of what moved an account's credits, the latest first, from before the entry `before`. */
export async function readLedger(
  db: Database,
  accountId: number,
  before?: number,
): Promise<AnswerOf<typeof calls.getLedger>> {
  const own = db.select({ id: holders.id }).from(holders).where(eq(holders.accountId, accountId));
  const older = before === undefined ? undefined : lt(entries.seq, before);
  const [balance, rows] = await Promise.all([
    balanceOf(db, accountId),
    db
      .select({
        seq: entries.seq,
        amount: entries.amount,
        balance: entries.balance,
        kind: transactions.kind,
        at: transactions.at,
        paymentId: transactions.paymentId,
        name: members.name,
      })
      .from(entries)
      .innerJoin(transactions, eq(transactions.id, entries.transactionId))
      .leftJoin(members, eq(members.id, transactions.memberId))
      .where(and(eq(entries.holderId, own), eq(entries.book, "credits"), older))
      .orderBy(desc(entries.seq))
      .limit(pageSize + 1),
  ]);
  return { balance, entries: rows.slice(0, pageSize).map(entryOf), has_older: rows.length > pageSize };
}
