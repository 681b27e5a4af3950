import * as z from "zod/mini";
import { findMaxLength, messageMaxLength } from "../constants.ts";
import { type closedReasons, gifts, nudges, systemEvents } from "../vocabulary/index.ts";
import { defineSchema } from "./define.ts";
import { count, cursor, id, instant, ok, pageQuery, queryInt, requestKey } from "./fields.ts";
import { image, profileCard } from "./members.ts";
import { text, word } from "./text.ts";
import { known, unknownKind } from "./tolerant.ts";

const anyMessage = {
  id,
  /** Place in its conversation, from 1, without gaps: the order of reading. */
  seq: count,
  own: z.boolean(),
  sent_at: instant,
  /** The request key that it was sent with; only on one's own, to pair it with the outbox. */
  request_key: z.nullable(requestKey),
  /** Links, addresses and numbers are left out until the reader has written, too. */
  masked: z.optional(z.boolean()),
  /** What it is the first mention of in its conversation: both are calmly warned. */
  nudge: z.optional(known(nudges)),
};

/** A message of a kind that this version does not know: that there is one, whose and when. */
const unknownMessage = z.object({ ...anyMessage, kind: unknownKind });

export const message = z.union([
  z.discriminatedUnion("kind", [
    z.object({ ...anyMessage, kind: z.literal("text"), text: z.string() }),
    /** Of a blurred one, the image is a veil; `revealPhoto` brings the photo. */
    z.object({ ...anyMessage, kind: z.literal("photo"), image, blurred: z.boolean() }),
    z.object({ ...anyMessage, kind: z.literal("gift"), gift: z.string(), text: z.nullable(z.string()) }),
    z.object({ ...anyMessage, kind: z.literal("icebreaker"), text: z.string() }),
    z.object({ ...anyMessage, kind: z.literal("system"), event: known(systemEvents) }),
  ]),
  unknownMessage,
]);

export const chatItem = z.object({
  conversation: z.object({ id }),
  profile: profileCard,
  num_unread_messages: count,
  last_message: z.nullable(message),
});

export const chatsAnswer = z.object({
  chats: z.array(chatItem),
  /** Unread messages of all conversations, those on other pages too; counting stops at 1,000. */
  unread: count,
  /** Where the next page begins; `null` after the last. */
  next: z.nullable(cursor),
});

const closedBecause = <Reason extends (typeof closedReasons)[number], Facts extends z.core.$ZodLooseShape = {}>(
  reason: Reason,
  facts = {} as Facts,
) => z.object({ reason: z.literal(reason), ...facts });

/** Why the composer is closed, with what its text needs. */
export const closed = z.union([
  z.discriminatedUnion("reason", [
    closedBecause("email_not_confirmed"),
    closedBecause("not_enough_credits", { balance: count, needed: count }),
    closedBecause("conversation_limit", { limit: count }),
    closedBecause("recipient_unavailable"),
    closedBecause("recipient_deleted"),
    closedBecause("recipient_private", { name: z.string() }),
  ]),
  z.object({ reason: unknownKind }),
]);

export const transcript = z.object({
  /** `null` until the first message makes it. */
  conversation: z.nullable(z.object({ id })),
  profile: profileCard,
  /** A page of messages in order, the latest page first asked. */
  messages: z.array(message),
  has_older: z.boolean(),
  /** Older ones exist, but a free member does not see them. */
  history_limited: z.boolean(),
  /** The last message that this member has read; 0 for none. */
  read_seq: count,
  /** `null` where the member may write. */
  closed: z.nullable(closed),
});

/** What comes of a message that was sent. */
const sent = z.object({ conversation: z.object({ id }), message, credits: count });

const sendErrors = [
  "not_found",
  "blocked",
  "blocked_by_you",
  "recipient_deleted",
  "recipient_private",
  "recipient_unavailable",
  "email_not_confirmed",
  "not_enough_credits",
  "conversation_limit",
  "too_many_conversations",
  "held_for_review",
  "message_refused",
  "request_key_reused",
] as const;

export const chatSchemas = {
  getChats: defineSchema({
    summary: "A page of the member's conversations, the latest first, and how much is unread in all of them.",
    query: z.object({
      ...pageQuery,
      /** Those alone in which the other is yet to answer. */
      unanswered: z.optional(z.literal("1")),
    }),
    answer: chatsAnswer,
  }),
  getMessages: defineSchema({
    summary: "A page of a conversation, by its id or by the other member's.",
    query: z.object({
      conversation: z.optional(id),
      profile: z.optional(id),
      before: z.optional(queryInt),
      /** A message that the page is to reach back to, as far as one page may. */
      from: z.optional(queryInt),
    }),
    answer: transcript,
    errors: ["not_found", "blocked", "blocked_by_you"],
  }),
  findMessages: defineSchema({
    summary: "Which messages of a conversation have a text in their words, the latest first.",
    query: z.object({ conversation: id, text: word(findMaxLength) }),
    answer: z.object({ found: z.array(count), more: z.boolean() }),
    errors: ["not_found", "blocked", "blocked_by_you"],
  }),
  sendMessage: defineSchema({
    summary: "Sends a message to a member and charges it, once for each request key.",
    body: z.object({
      profile: id,
      text: text(messageMaxLength),
      /** An icebreaker is a text that was suggested. */
      kind: z.optional(z.enum(["text", "icebreaker"])),
      request_key: requestKey,
    }),
    answer: sent,
    errors: sendErrors,
  }),
  getGifts: defineSchema({
    summary: "What can be given, the smallest first, and the credits that each takes.",
    answer: z.object({ gifts: z.array(z.object({ id: z.string(), credits: count })) }),
  }),
  sendGift: defineSchema({
    summary: "Sends a gift to a member and charges it, once for each request key.",
    body: z.object({ profile: id, gift: z.enum(gifts), request_key: requestKey }),
    answer: sent,
    errors: sendErrors,
  }),
  sendPhoto: defineSchema({
    summary:
      "Sends a photo to a member and charges it, once for each request key; the file is the last part of a form.",
    body: z.object({ profile: id, request_key: requestKey }),
    answer: sent,
    errors: [...sendErrors, "photo_refused", "photo_held"],
  }),
  revealPhoto: defineSchema({
    summary: "Uncovers a photo that came blurred, for good; its sender is not told.",
    body: z.object({ message: id }),
    answer: z.object({ message }),
    errors: ["not_found"],
  }),
  readChat: defineSchema({
    summary: "Marks a conversation as read up to a message.",
    body: z.object({ conversation: id, seq: count }),
    answer: ok,
    errors: ["not_found"],
  }),
  removeChat: defineSchema({
    summary: "Removes a conversation from the member's own list.",
    body: z.object({ conversation: id }),
    answer: ok,
    errors: ["not_found"],
  }),
};
