import type { AnswerOf, calls } from "@kindling/domain/contract";
import { and, desc, eq, lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledger, members } from "../database/schema/index.ts";
import { balanceOf } from "./ledger.ts";

const pageSize = 50;

/** A page of the account's ledger, the latest first, from before the entry `before`. */
export async function readLedger(
  db: Database,
  accountId: number,
  before?: number,
): Promise<AnswerOf<typeof calls.getLedger>> {
  const older = before === undefined ? undefined : lt(ledger.id, before);
  const [balance, rows] = await Promise.all([
    balanceOf(db, accountId),
    db
      .select({ entry: ledger, name: members.name })
      .from(ledger)
      .leftJoin(members, eq(members.id, ledger.memberId))
      .where(and(eq(ledger.accountId, accountId), older))
      .orderBy(desc(ledger.id))
      .limit(pageSize + 1),
  ]);
  const entries = rows.slice(0, pageSize).map(({ entry, name }) => ({
    id: String(entry.id),
    kind: entry.kind,
    amount: entry.amount,
    balance: entry.balance,
    created_at: entry.createdAt.toISOString(),
    profile_name: name,
  }));
  return { balance, entries, has_older: rows.length > pageSize };
}
