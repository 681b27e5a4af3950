import type { Money, PaymentStatus } from "@kindling/domain/contract";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { at, id } from "./columns.ts";
import { accounts } from "./accounts.ts";

/**
 * Every change of credits. `balance` is the sum up to and with the entry, written under the account's row lock;
 * `reference` names what caused it, so that one cause is booked once.
 */
export const ledger = pgTable(
  "ledger",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    accountId: id()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    kind: text({ enum: ["signup", "purchase", "message", "refund"] }).notNull(),
    amount: integer().notNull(),
    balance: integer().notNull(),
    reference: text().notNull(),
    /** The other member, where the entry has one. */
    memberId: id(),
    createdAt: at().notNull(),
  },
  (table) => [
    unique().on(table.kind, table.reference),
    index().on(table.accountId, table.id),
    check("ledger_not_negative", sql`${table.balance} >= 0`),
    check("ledger_moves", sql`${table.amount} <> 0`),
  ],
);

export const payments = pgTable(
  "payments",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    accountId: id()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** How the provider names it. */
    reference: uuid().notNull().unique(),
    provider: text().notNull(),
    method: text().notNull(),
    status: text({ enum: ["pending", "completed", "failed", "cancelled"] }).notNull(),
    bundle: text().notNull(),
    credits: integer().notNull(),
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    redirect: text(),
    requestKey: uuid().notNull(),
    createdAt: at().notNull(),
    settledAt: at(),
  },
  (table) => [unique().on(table.accountId, table.requestKey), index().on(table.accountId, table.id)],
);

/** What providers called back with, each event once; one that came before its payment waits here. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    eventId: text().notNull(),
    reference: text().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    /** Its amount: what it reports is of a payment only where that is the payment's. */
    payload: jsonb().$type<Money>().notNull(),
    applied: boolean().notNull(),
    receivedAt: at().notNull(),
  },
  (table) => [unique().on(table.provider, table.eventId), index().on(table.provider, table.reference)],
);
