import type { MemberData } from "@kindling/domain/contract";
import { dataCopiesAnHour, minute } from "@kindling/domain/rules";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import type { Database } from "../database/database.ts";
import {
  accounts,
  blocks,
  conversations,
  entries,
  heldMessages,
  holders,
  likes,
  members,
  messagePhotos,
  messages,
  payments,
  photoDecisions,
  photos,
  reports,
  sessions,
  swipes,
  transactions,
} from "../database/schema/index.ts";
import { guardLimit } from "../http/limits.ts";
import { ownProfile } from "../members/own-profile.ts";
import { readerOf } from "../members/reader.ts";
import { mayMeet } from "../members/visibility.ts";

/** A file that goes with the data: what it is called there, and how it is stored. */
export interface DataFile {
  readonly name: string;
  readonly stored: string;
}

const other = (id: number, name: string) => ({ profile: String(id), name });
const iso = (at: Date): string => at.toISOString();

async function accountData(db: Database, id: number): Promise<MemberData["account"]> {
  const [row] = await db
    .select({ account: accounts, seenAt: members.lastSeenAt })
    .from(accounts)
    .innerJoin(members, eq(members.id, accounts.id))
    .where(eq(accounts.id, id));
  const { account, seenAt } = row!;
  return {
    id: String(id),
    email: account.email,
    status: account.status,
    paid: account.paid,
    language: account.language,
    time_zone: account.timeZone,
    signed_up_at: iso(account.signupAt),
    terms_accepted_at: iso(account.termsAcceptedAt),
    signup_message: account.signupMessage,
    tracking: account.tracking as Record<string, string>,
    notifications_disabled: account.notificationsDisabled,
    blur_photos: account.blurPhotos,
    last_seen_at: iso(seenAt),
  };
}

/** The likes of a member, and those for them of everybody whom they come across: others are out of sight here, too. */
async function likesData(context: MemberContext): Promise<MemberData["likes"]> {
  const { db, account } = context;
  const read = async (theirs: typeof likes.fromId | typeof likes.toId, which: SQL | undefined) => {
    const rows = await db
      .select({ id: theirs, name: members.name, likedAt: likes.likedAt, origin: likes.origin })
      .from(likes)
      .innerJoin(members, eq(members.id, theirs))
      .where(which)
      .orderBy(asc(likes.likedAt));
    return rows.map(({ id, name, likedAt, origin }) => ({ ...other(id, name), liked_at: iso(likedAt), origin }));
  };
  return {
    sent: await read(likes.toId, eq(likes.fromId, account.id)),
    received: await read(likes.fromId, and(eq(likes.toId, account.id), mayMeet(readerOf(context), "find"))),
  };
}

/** What they have done about others besides. */
async function decisionsData(db: Database, id: number) {
  const swiped = await db
    .select({ swipe: swipes, name: members.name })
    .from(swipes)
    .innerJoin(members, eq(members.id, swipes.toId))
    .where(eq(swipes.fromId, id))
    .orderBy(asc(swipes.swipedAt));
  const blocked = await db
    .select({ block: blocks, name: members.name })
    .from(blocks)
    .innerJoin(members, eq(members.id, blocks.toId))
    .where(eq(blocks.fromId, id))
    .orderBy(asc(blocks.blockedAt));
  const reported = await db
    .select({ report: reports, name: members.name })
    .from(reports)
    .innerJoin(members, eq(members.id, reports.aboutId))
    .where(eq(reports.fromId, id))
    .orderBy(asc(reports.id));
  return {
    swipes: swiped.map(({ swipe, name }) => ({ ...other(swipe.toId, name), choice: swipe.choice, day: swipe.day })),
    blocks: blocked.map(({ block, name }) => ({ ...other(block.toId, name), blocked_at: iso(block.blockedAt) })),
    reports: reported.map(({ report, name }) => ({
      ...other(report.aboutId, name),
      id: String(report.id),
      reported_for: report.reason,
      text: report.text,
      reported_at: iso(report.reportedAt),
    })),
  };
}

/** What they have written, and the files of the photos that they have sent. */
async function messagesData(db: Database, id: number) {
  const written = await db
    .select({ message: messages, photo: messagePhotos, otherId: members.id, name: members.name })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(members, sql`${members.id} = ${conversations.aId} + ${conversations.bId} - ${messages.senderId}`)
    .leftJoin(messagePhotos, eq(messagePhotos.messageId, messages.id))
    .where(eq(messages.senderId, id))
    .orderBy(asc(messages.id));
  const nameOf = (message: number) => `messages/${message}.webp`;
  const held = await db
    .select({ held: heldMessages, name: members.name })
    .from(heldMessages)
    .innerJoin(members, eq(members.id, heldMessages.recipientId))
    .where(eq(heldMessages.senderId, id))
    .orderBy(asc(heldMessages.id));
  const decisions = await db
    .select()
    .from(photoDecisions)
    .where(eq(photoDecisions.memberId, id))
    .orderBy(asc(photoDecisions.id));
  return {
    files: written.flatMap(({ message, photo }) =>
      photo ? [{ name: nameOf(message.id), stored: photo.filename }] : [],
    ),
    data: {
      messages: written.map(({ message, photo, otherId, name }) => ({
        ...other(otherId, name),
        kind: message.kind,
        text: message.text,
        gift: message.gift,
        file: photo && nameOf(message.id),
        sent_at: iso(message.sentAt),
      })),
      held_messages: held.map(({ held: { recipientId, text, heldAt }, name }) => ({
        ...other(recipientId, name),
        text,
        held_at: iso(heldAt),
      })),
      photo_decisions: decisions.map(({ score, hold, decidedAt }) => ({ score, hold, decided_at: iso(decidedAt) })),
    },
  };
}

async function moneyData(db: Database, id: number): Promise<Pick<MemberData, "payments" | "credits">> {
  const own = eq(holders.accountId, id);
  const paid = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(holders, eq(holders.id, payments.holderId))
    .where(own)
    .orderBy(asc(payments.id));
  const booked = await db
    .select({ kind: transactions.kind, at: transactions.at, amount: entries.amount, balance: entries.balance })
    .from(entries)
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .innerJoin(holders, eq(holders.id, entries.holderId))
    .where(sql`${own} and ${entries.book} = 'credits'`)
    .orderBy(asc(entries.seq));
  return {
    payments: paid.map(({ payment }) => ({
      id: String(payment.id),
      status: payment.status,
      method: payment.method,
      credits: payment.credits,
      amount: { amount_minor: payment.amountMinor, currency: payment.currency },
      created_at: iso(payment.createdAt),
    })),
    credits: booked.map(({ kind, at, amount, balance }) => ({
      kind,
      amount,
      balance: balance!,
      created_at: iso(at),
    })),
  };
}

async function sessionsData(db: Database, id: number): Promise<MemberData["sessions"]> {
  const rows = await db.select().from(sessions).where(eq(sessions.accountId, id)).orderBy(asc(sessions.id));
  return rows.map(({ browser, system, createdAt, lastUsedAt }) => ({
    browser,
    system,
    opened_at: iso(createdAt),
    last_used_at: iso(lastUsedAt),
  }));
}

/** Gathers all that is kept of a member, and names the files that go with it. */
export async function exportData(context: MemberContext) {
  const { db, account } = context;
  const { id } = account;
  const at = now(context);
  await guardLimit(db, { subject: `data:${id}`, allowed: dataCopiesAnHour, window: 60 * minute }, at);
  const pictures = await db.select().from(photos).where(eq(photos.memberId, id)).orderBy(photos.position, photos.id);
  const nameOf = (photo: number) => `photos/${photo}.webp`;
  const written = await messagesData(db, id);
  const data: MemberData = {
    account: await accountData(db, id),
    profile: await ownProfile(db, id, at),
    photos: pictures.map((photo) => ({ file: nameOf(photo.id), status: photo.status })),
    sessions: await sessionsData(db, id),
    likes: await likesData(context),
    ...(await decisionsData(db, id)),
    ...written.data,
    ...(await moneyData(db, id)),
  };
  const files: DataFile[] = [
    ...pictures.map(({ id: photo, filename, sourceFilename }) => ({
      name: nameOf(photo),
      stored: sourceFilename ?? filename,
    })),
    ...written.files,
  ];
  return { data, files, at };
}
