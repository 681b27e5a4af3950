import { eventKinds } from "@kindling/domain/contract";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, id } from "./columns.ts";
import { members } from "./members.ts";

/**
 * Where each member's events stand: the number of the latest. A narrow table of its own, since its rows are locked and
 * written often. The database adds a row with each member (migrations/0003_events.sql).
 */
export const memberEventHeads = pgTable("member_event_heads", {
  memberId: id()
    .primaryKey()
    .references(() => members.id, { onDelete: "cascade" }),
  lastSeq: integer().notNull().default(0),
});

/** What happens to a member, by kind, and the ids that it is about: never a text, a name or an amount. */
export interface EventFacts {
  readonly message: { readonly conversation: number; readonly seq: number };
  /** How far the member has read, on whichever device. */
  readonly read: { readonly conversation: number; readonly seq: number };
  /** Up to where the member has removed messages from their side. */
  readonly chat_removed: { readonly conversation: number; readonly seq: number };
  /** A photo that the member has uncovered, on whichever device. */
  readonly reveal: { readonly conversation: number; readonly seq: number };
  readonly like: { readonly from: number; readonly to: number };
  readonly unlike: { readonly from: number; readonly to: number };
  readonly like_seen: { readonly from: number };
  /** Whom the member has blocked or not any more: nobody is told that they were. */
  readonly block: { readonly profile: number };
  readonly unblock: { readonly profile: number };
  readonly match: { readonly with: number };
  readonly credits: { readonly entry: number };
  readonly payment: { readonly payment: number };
}

export type EventKind = (typeof eventKinds)[number];

/** What happened to each member, numbered from 1 without a gap, and kept for some days. */
export const memberEvents = pgTable(
  "member_events",
  {
    memberId: id()
      .notNull()
      .references(() => memberEventHeads.memberId, { onDelete: "cascade" }),
    seq: integer().notNull(),
    kind: text({ enum: eventKinds }).notNull(),
    facts: jsonb().$type<EventFacts[EventKind]>().notNull(),
    at: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.seq] }), index().on(table.at)],
);
