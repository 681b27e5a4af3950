import { type AnswerOf, CallError, type calls } from "@kindling/domain/contract";
import {
  costOf,
  ledgerKindOf,
  type MessageContent,
  nudgeFor,
  type PhotoContent,
  sameContent,
} from "@kindling/domain/rules";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import { balanceOf } from "../credits/balance.ts";
import { type Booked, spend } from "../credits/ledger.ts";
import type { Database } from "../database/database.ts";
import {
  accounts,
  conversations,
  heldMessages,
  messagePhotos,
  messages,
  participants,
} from "../database/schema/index.ts";
import { recordEvents } from "../events/record-events.ts";
import { type Encounter, encounter } from "../members/encounter.ts";
import { readerOf } from "../members/reader.ts";
import { contentOf, messageOf, type MessageRow, type ReadMessage } from "./message.ts";
import { ofMessage } from "./message-photos.ts";
import { countAlike, guardOpening } from "./openings.ts";
import { writingRefusal } from "./writing.ts";

/** What is sent, to whom. */
export interface Letter {
  readonly to: number;
  readonly content: MessageContent | PhotoContent;
  readonly requestKey: string;
  /** Puts the photo to the message that holds one, in the same transaction. */
  readonly attach?: (tx: Database, message: MessageRow) => Promise<NonNullable<ReadMessage["photo"]>>;
}

type Sent = AnswerOf<typeof calls.sendMessage>;

/** Who sends, and where. */
type Sender = Pick<MemberContext, "db" | "clock" | "account" | "site">;

const pairOf = (one: number, other: number) => ({ aId: Math.min(one, other), bId: Math.max(one, other) });

/** The conversation of two, made where there is none; of two who make it at once, one does. */
async function openConversation(tx: Database, from: number, to: number, at: Date): Promise<number> {
  const pair = pairOf(from, to);
  const [made] = await tx
    .insert(conversations)
    .values({ ...pair, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (made) {
    await tx.insert(participants).values([from, to].map((memberId) => ({ conversationId: made.id, memberId })));
    return made.id;
  }
  const same = and(eq(conversations.aId, pair.aId), eq(conversations.bId, pair.bId));
  const [found] = await tx.select({ id: conversations.id }).from(conversations).where(same);
  return found!.id;
}

/** What a message is the first mention of in its conversation. */
async function nudgeOf(tx: Database, conversationId: number, { content }: Letter, { account, site }: Sender) {
  const text = "text" in content ? content.text : "";
  const nudge = nudgeFor(text, [account.language, site.settings.domain_language ?? "en", "en"]);
  const before = and(eq(messages.conversationId, conversationId), isNotNull(messages.nudge));
  return nudge && (await tx.$count(messages, before)) === 0 ? nudge : null;
}

/** Puts a message at the end of a conversation; its number is taken under the conversation's lock. */
async function append(tx: Database, conversationId: number, letter: Letter, sender: Sender) {
  const { id: from } = sender.account;
  const [next] = await tx
    .update(conversations)
    .set({ lastSeq: sql`${conversations.lastSeq} + 1` })
    .where(eq(conversations.id, conversationId))
    .returning({ seq: conversations.lastSeq });
  const { content, requestKey } = letter;
  const [message] = await tx
    .insert(messages)
    .values({
      conversationId,
      seq: next!.seq,
      senderId: from,
      ...content,
      nudge: await nudgeOf(tx, conversationId, letter, sender),
      sentAt: now(sender),
      requestKey,
    })
    .returning();
  const isSender = sql`${participants.memberId} = ${from}`;
  await tx
    .update(participants)
    .set({
      latestAt: message!.sentAt,
      latestId: message!.id,
      firstSeq: sql`case when ${isSender} then coalesce(${participants.firstSeq}, ${message!.seq}) else ${participants.firstSeq} end`,
      unread: sql`${participants.unread} + (not ${isSender})::integer`,
    })
    .where(eq(participants.conversationId, conversationId));
  return message!;
}

/** The message that a request key has sent already; refuses the key for anything else than that message. */
async function sentBefore(tx: Database, from: number, letter: Letter): Promise<ReadMessage | undefined> {
  const [found] = await tx
    .select({ message: messages, photo: messagePhotos, aId: conversations.aId, bId: conversations.bId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(messagePhotos, ofMessage)
    .where(and(eq(messages.senderId, from), eq(messages.requestKey, letter.requestKey)));
  if (!found) return undefined;
  const pair = pairOf(from, letter.to);
  const same =
    sameContent(contentOf(found.message), letter.content) && found.aId === pair.aId && found.bId === pair.bId;
  if (!same) throw new CallError("request_key_reused");
  return { message: found.message, photo: found.photo, veiled: false };
}

/** Whether somebody has looked at a letter and lets it go; refuses one that waits for that, or that they have refused. */
async function isReviewed(tx: Database, from: number, { to, content, requestKey }: Letter): Promise<boolean> {
  const key = and(eq(heldMessages.senderId, from), eq(heldMessages.requestKey, requestKey));
  const [held] = await tx.select().from(heldMessages).where(key);
  if (!held) return false;
  const same = held.recipientId === to && sameContent({ kind: held.kind, text: held.text }, content);
  if (!same) throw new CallError("request_key_reused");
  if (held.decision === null) throw new CallError("held_for_review");
  if (held.decision === "refuse") throw new CallError("message_refused");
  return true;
}

/** Keeps first words back that go to many, until somebody has looked at them; answers whether it did. */
async function holdBack(tx: Database, { content, requestKey }: Letter, to: Encounter, sender: Sender) {
  if (!("text" in content)) return false;
  const at = now(sender);
  const { id: senderId } = sender.account;
  const alike = await countAlike(tx, content.text, to, sender.account, at);
  if (alike === undefined) return false;
  const held = { ...content, senderId, recipientId: to.member.id, requestKey, alike, heldAt: at };
  await tx.insert(heldMessages).values(held);
  return true;
}

const answerOf = (sent: ReadMessage, credits: number): Sent => ({
  conversation: { id: String(sent.message.conversationId) },
  message: messageOf(sent, sent.message.senderId, true),
  credits,
});

/** Takes what a message costs, where it costs anything. */
async function charge(tx: Database, message: MessageRow, { to, content }: Letter, sender: Sender): Promise<Booked> {
  const { account, site } = sender;
  const credits = costOf(content, site.settings);
  if (credits === 0) return { balance: await balanceOf(tx, account.id), entries: [] };
  const [kind, cause] = [ledgerKindOf(content), `message:${message.id}`];
  return spend(tx, { accountId: account.id, kind, credits, cause, memberId: to, at: now(sender) });
}

/** Sends a letter within a transaction; answers nothing where it is held back, which then has to be kept. */
async function deliver(tx: Database, letter: Letter, sender: Sender): Promise<Sent | undefined> {
  const { site } = sender;
  const at = now(sender);
  // Everything locks in one order, the account before the conversation: nothing can wait in a circle.
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, sender.account.id)).for("no key update");
  const { id } = account!;
  const before = await sentBefore(tx, id, letter);
  if (before) return answerOf(before, await balanceOf(tx, id));
  const reviewed = await isReviewed(tx, id, letter);
  const to = await encounter(tx, { ...readerOf(sender), paid: account!.paid }, letter.to, "visit");
  const refusal = await writingRefusal(tx, account!, to, costOf(letter.content, site.settings));
  if (refusal) throw refusal;
  // One that was held has been counted when it was.
  if (!reviewed && to.conversation === null) await guardOpening(tx, account!, at);
  if (!reviewed && (await holdBack(tx, letter, to, sender))) return undefined;
  const conversationId = to.conversation ?? (await openConversation(tx, id, letter.to, at));
  const message = await append(tx, conversationId, letter, sender);
  const photo = (await letter.attach?.(tx, message)) ?? null;
  const charged = await charge(tx, message, letter, sender);
  const facts = { conversation: conversationId, seq: message.seq };
  await recordEvents(tx, at, [
    { memberId: id, kind: "message", facts },
    { memberId: letter.to, kind: "message", facts },
    ...charged.entries.map((entry) => ({ memberId: id, kind: "credits" as const, facts: { entry } })),
  ]);
  return answerOf({ message, photo, veiled: false }, charged.balance);
}

/** What a letter has come to that was sent under its key before. */
export async function sentAlready(letter: Letter, { db, account }: MemberContext): Promise<Sent | undefined> {
  const before = await sentBefore(db, account.id, letter);
  return before && answerOf(before, await balanceOf(db, account.id));
}

/** Sends a message and charges it, both or neither, and once for a request key. */
export async function sendLetter(letter: Letter, sender: Sender): Promise<Sent> {
  const sent = await sender.db.transaction((tx) => deliver(tx, letter, sender));
  if (!sent) throw new CallError("held_for_review");
  return sent;
}
