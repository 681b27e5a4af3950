import { and, type Column, desc, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { entries, type holderBooks, holders } from "../database/schema/index.ts";

export type HolderBook = (typeof holderBooks)[number];

/** The query of an account's credits: the balance of its latest entry; no row where there is none yet. */
export const creditsOf = (db: Database, accountId: number | Column) =>
  db
    .select({ balance: entries.balance })
    .from(entries)
    .where(
      and(
        eq(entries.book, "credits"),
        eq(entries.holderId, db.select({ id: holders.id }).from(holders).where(eq(holders.accountId, accountId))),
      ),
    )
    .orderBy(desc(entries.seq))
    .limit(1);

/** What an account may spend. */
export async function balanceOf(db: Database, accountId: number): Promise<number> {
  const [last] = await creditsOf(db, accountId);
  return last?.balance ?? 0;
}

/** Where a holder's book stands: its number of entries, and its balance. */
export async function standOf(db: Database, holderId: number, book: HolderBook) {
  const [last] = await db
    .select({ seq: entries.seq, balance: entries.balance })
    .from(entries)
    .where(and(eq(entries.holderId, holderId), eq(entries.book, book)))
    .orderBy(desc(entries.seq))
    .limit(1);
  return { seq: last?.seq ?? 0, balance: last?.balance ?? 0 };
}
