import { type Gift, nudges } from "@kindling/domain/contract";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
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
    /** The first message that the member has written here; `null` for none. */
    firstSeq: integer(),
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
    kind: text({ enum: ["text", "icebreaker", "gift"] }).notNull(),
    /** What each kind holds, and no other. */
    text: text(),
    gift: text().$type<Gift>(),
    /** What it is the first mention of in its conversation. */
    nudge: text({ enum: nudges }),
    sentAt: at().notNull(),
    requestKey: uuid().notNull(),
  },
  (table) => [
    unique().on(table.conversationId, table.seq),
    uniqueIndex()
      .on(table.conversationId)
      .where(sql`${table.nudge} is not null`),
    unique().on(table.senderId, table.requestKey),
    check("messages_in_words", sql`(${table.kind} in ('text', 'icebreaker')) = (${table.text} is not null)`),
    check("messages_given", sql`(${table.kind} = 'gift') = (${table.gift} is not null)`),
  ],
);

/** To whom a member has sent first messages that are alike; kept for a day. */
export const openings = pgTable(
  "openings",
  {
    senderId: ofMember(),
    /** A hash of what they have in common. */
    likeness: text().notNull(),
    recipientId: ofMember(),
    sentAt: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.senderId, table.likeness, table.recipientId] }), index().on(table.sentAt)],
);

/** Messages that somebody looks at before they are delivered. */
export const heldMessages = pgTable(
  "held_messages",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    senderId: ofMember(),
    recipientId: ofMember(),
    kind: text({ enum: ["text", "icebreaker"] }).notNull(),
    text: text().notNull(),
    requestKey: uuid().notNull(),
    /** To how many members the same words went within a day, this one included. */
    alike: integer().notNull(),
    heldAt: at().notNull(),
    decision: text({ enum: ["deliver", "refuse"] }),
    decidedAt: at(),
  },
  (table) => [
    unique().on(table.senderId, table.requestKey),
    index()
      .on(table.heldAt)
      .where(sql`${table.decision} is null`),
    check("held_messages_decided", sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
  ],
);
