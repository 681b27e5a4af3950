import { type Money, type PaymentStatus, paymentStatuses } from "@kindling/domain/contract";
import { index, integer, jsonb, boolean, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { at, id } from "./columns.ts";
import { holders } from "./holders.ts";

/** What was ordered and what became of it. The database refuses to delete one, or to change what was ordered. */
export const payments = pgTable(
  "payments",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    holderId: id()
      .notNull()
      .references(() => holders.id),
    /** How the provider names it. */
    reference: uuid().notNull().unique(),
    provider: text().notNull(),
    method: text().notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    bundle: text().notNull(),
    credits: integer().notNull(),
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    redirect: text(),
    requestKey: uuid().notNull(),
    createdAt: at().notNull(),
    settledAt: at(),
  },
  (table) => [unique().on(table.holderId, table.requestKey), index().on(table.holderId, table.id)],
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
