import type { Gift } from "@kindling/domain/contract";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { at, id } from "./columns.ts";
import { ofMember } from "./members.ts";

/** A conversation of two; the lower id is `a`, so that a pair has one. */
export const conversations = pgTable(
  "conversations",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    aId: ofMember(),
    bId: ofMember(),
    /** Number of the latest message; taken under the row's lock, so that numbers have no gap. */
    lastSeq: integer().notNull().default(0),
    createdAt: at().notNull(),
  },
  (table) => [
    unique().on(table.aId, table.bId),
    index().on(table.bId),
    check("conversations_ordered", sql`${table.aId} < ${table.bId}`),
  ],
);

/** One member's side of a conversation. */
export const participants = pgTable(
  "participants",
  {
    conversationId: id()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    memberId: ofMember(),
    readSeq: integer().notNull().default(0),
    /** Messages up to this one were removed by the member. */
    removedSeq: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.memberId] }), index().on(table.memberId)],
);

export const messages = pgTable(
  "messages",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    conversationId: id()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    senderId: ofMember(),
    kind: text({ enum: ["text", "icebreaker", "gift"] }).notNull(),
    /** What each kind holds, and no other. */
    text: text(),
    gift: text().$type<Gift>(),
    sentAt: at().notNull(),
    requestKey: uuid().notNull(),
  },
  (table) => [
    unique().on(table.conversationId, table.seq),
    unique().on(table.senderId, table.requestKey),
    check("messages_in_words", sql`(${table.kind} in ('text', 'icebreaker')) = (${table.text} is not null)`),
    check("messages_given", sql`(${table.kind} = 'gift') = (${table.gift} is not null)`),
  ],
);
