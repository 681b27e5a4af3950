import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { entries, holderBooks, type houseBooks, lots, lotUses, transactions } from "../database/schema/index.ts";
import { type HolderBook, standOf } from "./balance.ts";
import type { LotUse } from "./lots.ts";

export type Book = HolderBook | (typeof houseBooks)[number];

/** One transaction, whole: what it is, what it moves, and which lots it opens or uses. */
export interface Posting extends Omit<typeof transactions.$inferInsert, "id"> {
  /** What moves in each book; all of them add up to 0. */
  readonly moves: Partial<Record<Book, number>>;
  readonly uses?: readonly LotUse[];
  readonly opens?: Omit<typeof lots.$inferInsert, "id" | "holderId" | "transactionId" | "remaining">;
}

/** What is in the books after a transaction: the number of its entry in the member's credits. */
export interface Posted {
  readonly entry: number;
  readonly balance: number;
}

/** Whether a cause is in the books already. */
export const isBooked = async (tx: Database, cause: string): Promise<boolean> =>
  (await tx.$count(transactions, eq(transactions.cause, cause))) > 0;

const isHolderBook = (book: string): book is HolderBook => (holderBooks as readonly string[]).includes(book);

/** Writes a transaction, once for its cause; the caller has locked the holder. `undefined` where it stands already. */
export async function post(tx: Database, { moves, uses = [], opens, ...event }: Posting): Promise<Posted | undefined> {
  const { holderId } = event;
  const [made] = await tx
    .insert(transactions)
    .values(event)
    .onConflictDoNothing({ target: transactions.cause })
    .returning({ id: transactions.id });
  if (!made) return undefined;
  const transactionId = made.id;
  let posted: Posted | undefined;
  const rows: (typeof entries.$inferInsert)[] = [];
  for (const [name, amount] of Object.entries(moves)) {
    const book = name as Book;
    // An entry of 0 in the credits says that something was taken back of which nothing was left.
    if (amount === 0 && book !== "credits") continue;
    if (!isHolderBook(book)) {
      rows.push({ transactionId, book, amount });
      continue;
    }
    const stand = await standOf(tx, holderId, book);
    const [seq, balance] = [stand.seq + 1, stand.balance + amount];
    rows.push({ transactionId, book, amount, holderId, seq, balance });
    if (book === "credits") posted = { entry: seq, balance };
  }
  await tx.insert(entries).values(rows);
  if (opens) await tx.insert(lots).values({ ...opens, holderId, transactionId, remaining: opens.credits });
  if (uses.length > 0) await tx.insert(lotUses).values(uses.map((use) => ({ ...use, transactionId })));
  return posted;
}
