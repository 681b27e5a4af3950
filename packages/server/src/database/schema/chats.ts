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
    /**
     * How many messages of the other one come after what is read or removed: they follow from these marks and are counted
     * anew with each move of one, so that a list need not.
     */
    unread: integer().notNull().default(0),
    /** When the latest message was sent, and which it is: lists go by it. Nothing until there is one. */
    latestAt: at(),
    latestId: id(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.memberId] }),
    index().on(table.memberId, table.latestAt, table.latestId),
    index("participants_unread")
      .on(table.memberId)
      .where(sql`${table.unread} > 0`),
  ],
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
    kind: text({ enum: ["text"] }).notNull(),
    text: text().notNull(),
    sentAt: at().notNull(),
    requestKey: uuid().notNull(),
  },
  (table) => [unique().on(table.conversationId, table.seq), unique().on(table.senderId, table.requestKey)],
);
