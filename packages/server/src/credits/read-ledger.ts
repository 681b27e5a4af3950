import type { AnswerOf, getLedger } from "@kindling/domain/contract";
import { and, desc, eq, lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { entries, holders, members, transactions } from "../database/schema/index.ts";
import { balanceOf } from "./balance.ts";

const pageSize = 50;

/** A page of what moved an account's credits, the latest first, from before the entry `before`. */
export async function readLedger(
  db: Database,
  accountId: number,
  before?: number,
): Promise<AnswerOf<typeof getLedger>> {
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
        name: members.name,
      })
      .from(entries)
      .innerJoin(transactions, eq(transactions.id, entries.transactionId))
      .leftJoin(members, eq(members.id, transactions.memberId))
      .where(and(eq(entries.holderId, own), eq(entries.book, "credits"), older))
      .orderBy(desc(entries.seq))
      .limit(pageSize + 1),
  ]);
  const page = rows.slice(0, pageSize).map((row) => ({
    id: String(row.seq),
    kind: row.kind,
    amount: row.amount,
    balance: row.balance!,
    created_at: row.at.toISOString(),
    profile_name: row.name,
  }));
  return { balance, entries: page, has_older: rows.length > pageSize };
}
