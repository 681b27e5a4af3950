import { ledgerKinds } from "@kindling/domain/contract";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { at, id } from "./columns.ts";
import { holders } from "./holders.ts";
import { payments } from "./payments.ts";

/** The books that each holder has: what they may spend (never below 0), and what they owe (never above 0). */
export const holderBooks = ["credits", "debt"] as const;

/** The books of the house: where credits come from and where they go. */
export const houseBooks = ["granted", "sold", "spent", "refunded", "returned", "disputed"] as const;

/** Why the credits of a lot are there. */
export const lotOrigins = ["signup", "bonus", "gift", "purchase"] as const;

// What the tables below hold is guarded by triggers, too, which stand in migrations/0002_books.sql: nothing is changed
// or deleted, the entries of a transaction add up to 0, lots move as entries do. `checkLedger` finds what got past them.

/** One event that moves credits. One cause is one transaction. */
export const transactions = pgTable(
  "transactions",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    holderId: id()
      .notNull()
      .references(() => holders.id),
    kind: text({ enum: ledgerKinds }).notNull(),
    cause: text().notNull().unique(),
    /** What was bought, or whose money went back. */
    paymentId: id().references(() => payments.id),
    /** The other member, where there is one. No reference: who they were goes with them, what was spent stays. */
    memberId: id(),
    at: at().notNull(),
  },
  (table) => [
    index().on(table.holderId),
    // Of a payment credits are granted once and taken back once.
    uniqueIndex("transactions_bought_once")
      .on(table.paymentId)
      .where(sql`kind = 'purchase'`),
    uniqueIndex("transactions_taken_back_once")
      .on(table.paymentId)
      .where(sql`kind in ('refund', 'return', 'dispute')`),
    check(
      "transactions_of_payment",
      sql`(${table.kind} in ('purchase', 'refund', 'return', 'dispute', 'debt')) = (${table.paymentId} is not null)`,
    ),
  ],
);

/**
 * What a transaction moves in one book. A holder's books count their entries from 1 and carry the balance, both written
 * under the holder's row lock; an entry of 0 says that all of a claw-back became debt.
 */
export const entries = pgTable(
  "entries",
  {
    transactionId: id()
      .notNull()
      .references(() => transactions.id),
    book: text({ enum: [...holderBooks, ...houseBooks] }).notNull(),
    amount: integer().notNull(),
    holderId: id().references(() => holders.id),
    seq: integer(),
    balance: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.book] }),
    // Also the way to the latest entry, whose balance is what a holder has.
    unique("entries_seq").on(table.holderId, table.book, table.seq),
    check("entries_move", sql`${table.amount} <> 0 or ${table.book} = 'credits'`),
    check(
      "entries_of_holder",
      sql`num_nulls(${table.holderId}, ${table.seq}, ${table.balance}) = case when ${table.book} in ('credits', 'debt') then 0 else 3 end`,
    ),
    check("entries_credits_not_negative", sql`${table.book} <> 'credits' or ${table.balance} >= 0`),
    check("entries_debt_not_positive", sql`${table.book} <> 'debt' or ${table.balance} <= 0`),
  ],
);

/** Credits that came together, at one price. What is spent of them keeps its share of that price. */
export const lots = pgTable(
  "lots",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    holderId: id()
      .notNull()
      .references(() => holders.id),
    /** What brought them. */
    transactionId: id()
      .notNull()
      .unique()
      .references(() => transactions.id),
    origin: text({ enum: lotOrigins }).notNull(),
    credits: integer().notNull(),
    /** What is left: each use takes from it by itself. */
    remaining: integer().notNull(),
    /** What all of them cost; nothing, where they were given. */
    priceMinor: integer().notNull().default(0),
    currency: text(),
    expiresAt: at(),
  },
  (table) => [
    index("lots_open")
      .on(table.holderId)
      .where(sql`remaining > 0`),
    check("lots_within_bounds", sql`${table.remaining} between 0 and ${table.credits}`),
    check(
      "lots_priced",
      sql`(${table.origin} = 'purchase') = (${table.currency} is not null) and (${table.currency} is not null or ${table.priceMinor} = 0)`,
    ),
  ],
);

/** What a transaction took from a lot. */
export const lotUses = pgTable(
  "lot_uses",
  {
    transactionId: id()
      .notNull()
      .references(() => transactions.id),
    lotId: id()
      .notNull()
      .references(() => lots.id),
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.lotId] }),
    index().on(table.lotId),
    check("lot_uses_take", sql`${table.amount} > 0`),
  ],
);
