import { type Gift, nudges, photoHoldReasons } from "@kindling/domain/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
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
    kind: text({ enum: ["text", "icebreaker", "photo", "gift"] }).notNull(),
    /** What each kind holds, and no other. */
    text: text(),
    /** A hash of the file that was sent. */
    photo: text(),
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
    check("messages_pictured", sql`(${table.kind} = 'photo') = (${table.photo} is not null)`),
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

/**
 * The photo of a message. Its files go with it, whatever removes it: a trigger adds the job
 * (migrations/0014_message_photos.sql).
 */
export const messagePhotos = pgTable(
  "message_photos",
  {
    messageId: id()
      .primaryKey()
      .references(() => messages.id, { onDelete: "cascade" }),
    filename: text().notNull(),
    /** As its bubble shows it. */
    thumbFilename: text().notNull(),
    /** What is shown of it until it is uncovered. */
    veilFilename: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
    /** It came veiled, as the first from somebody who is no match do. */
    veiled: boolean().notNull(),
    /** When the one whom it came to uncovered it. */
    revealedAt: at(),
  },
  (table) => [index().on(table.filename)],
);

/** What was thought of each photo before it was delivered, or not, and why: as long as its sender is there, it can be asked. */
export const photoDecisions = pgTable(
  "photo_decisions",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    requestKey: uuid().notNull(),
    contentHash: text().notNull(),
    /** Which scorer said so. */
    scorer: text().notNull(),
    score: real().notNull(),
    /** Why it was not delivered; nothing where it was. */
    hold: text({ enum: photoHoldReasons }),
    decidedAt: at().notNull(),
  },
  (table) => [unique().on(table.memberId, table.requestKey)],
);
