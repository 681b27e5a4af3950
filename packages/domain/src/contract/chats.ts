import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { count, id, instant, ok, queryInt, requestKey } from "./fields.ts";
import { profileCard } from "./members.ts";

export const message = z.object({
  id,
  /** Place in its conversation, from 1, without gaps: the order of reading. */
  seq: count,
  own: z.boolean(),
  kind: z.enum(["text"]),
  text: z.string(),
  sent_at: instant,
  /** The request key that it was sent with; only on one's own, to pair it with the outbox. */
  request_key: z.nullable(requestKey),
});
export type Message = z.output<typeof message>;

export const chatItem = z.object({
  conversation: z.object({ id }),
  profile: profileCard,
  num_unread_messages: count,
  last_message: z.nullable(message),
});
export type ChatItem = z.output<typeof chatItem>;

export const chatsAnswer = z.object({ chats: z.array(chatItem) });
export type Chats = z.output<typeof chatsAnswer>;

export const getChats = defineCall("getChats", {
  summary: "The member's conversations, the latest first.",
  method: "GET",
  path: "/api/chats.php",
  answer: chatsAnswer,
});

/** Why the composer is closed; `null` is open. */
export const closedReasons = [
  "email_not_confirmed",
  "not_enough_credits",
  "conversation_limit",
  "blocked",
  "recipient_unavailable",
] as const;
export type ClosedReason = (typeof closedReasons)[number];

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
  closed: z.nullable(z.enum(closedReasons)),
});
export type Transcript = z.output<typeof transcript>;

/** Messages a page of a transcript. */
export const messagesPerPage = 50;

export const getMessages = defineCall("getMessages", {
  summary: "A page of a conversation, by its id or by the other member's.",
  method: "GET",
  path: "/api/messages.php",
  query: z.object({ conversation: z.optional(id), profile: z.optional(id), before: z.optional(queryInt) }),
  answer: transcript,
  errors: ["not_found", "blocked"],
});

export const sendMessage = defineCall("sendMessage", {
  summary: "Sends a message to a member and charges it, once for each request key.",
  method: "POST",
  path: "/api/message.php",
  repeat: "keyed",
  body: z.object({ profile: id, text: z.string(), request_key: requestKey }),
  answer: z.object({ conversation: z.object({ id }), message, credits: count }),
  errors: [
    "not_found",
    "blocked",
    "recipient_unavailable",
    "email_not_confirmed",
    "not_enough_credits",
    "conversation_limit",
    "request_key_reused",
  ],
});

export const readChat = defineCall("readChat", {
  summary: "Marks a conversation as read up to a message.",
  method: "POST",
  path: "/api/chat-read.php",
  repeat: "safe",
  body: z.object({ conversation: id, seq: count }),
  answer: ok,
  errors: ["not_found"],
});

export const removeChat = defineCall("removeChat", {
  summary: "Removes a conversation from the member's own list.",
  method: "DELETE",
  path: "/api/chat.php",
  repeat: "safe",
  body: z.object({ conversation: id }),
  answer: ok,
  errors: ["not_found"],
});
