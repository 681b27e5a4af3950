import { CallError } from "@kindling/domain/contract";
import { and, eq, isNull } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import type { Database } from "../database/database.ts";
import { accounts, likes } from "../database/schema/index.ts";
import { type MemberEvent, recordEvents } from "../events/record-events.ts";
import { encounter } from "../members/encounter.ts";
import { readerOf } from "../members/reader.ts";

/** The like of one to another. */
export const between = (fromId: number, toId: number) => and(eq(likes.fromId, fromId), eq(likes.toId, toId));

/** What both sides of a like are told. */
const forBoth = (kind: "like" | "unlike", from: number, to: number): MemberEvent[] =>
  [from, to].map((memberId) => ({ memberId, kind, facts: { from, to } }));

/** Lets a member's likes stand in line, until the transaction ends, so that a limit is counted right. */
export const standInLine = (tx: Database, accountId: number) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for("no key update");

type NewLike = Required<Pick<typeof likes.$inferInsert, "fromId" | "toId" | "origin">>;

/** Adds a like where there is none, and tells both; answers whether it is mutual. Call it last in a transaction. */
export async function addLike(tx: Database, { fromId, toId, origin }: NewLike, at: Date): Promise<boolean> {
  const made = await tx
    .insert(likes)
    .values({ fromId, toId, origin, likedAt: at })
    .onConflictDoNothing()
    .returning({ toId: likes.toId });
  if (made.length > 0) await recordEvents(tx, at, forBoth("like", fromId, toId));
  // Read under the lock of both, which recording has taken: of two who like each other at once, one sees the other.
  const match = (await tx.$count(likes, between(toId, fromId))) > 0;
  if (match && made.length > 0) {
    await recordEvents(tx, at, [
      { memberId: fromId, kind: "match", facts: { with: toId } },
      { memberId: toId, kind: "match", facts: { with: fromId } },
    ]);
  }
  return match;
}

/** Refuses to like a member whom the reader may not meet, or before the reader's address is confirmed. */
export async function guardLike(memberId: number, context: MemberContext): Promise<void> {
  const { refusal } = await encounter(context.db, readerOf(context), memberId, "find");
  if (refusal) throw refusal;
  if (context.account.status !== "active") throw new CallError("email_not_confirmed");
}

/** Likes a member; answers whether they like back. Liking again changes nothing. */
export async function likeMember(
  memberId: number,
  origin: NewLike["origin"],
  context: MemberContext,
): Promise<boolean> {
  await guardLike(memberId, context);
  const like = { fromId: context.account.id, toId: memberId, origin };
  return context.db.transaction((tx) => addLike(tx, like, now(context)));
}

/** Takes a like back, where there is one. */
export async function unlikeMember(memberId: number, context: MemberContext): Promise<void> {
  const { db, account } = context;
  await db.transaction(async (tx) => {
    const gone = await tx.delete(likes).where(between(account.id, memberId)).returning({ toId: likes.toId });
    if (gone.length > 0) await recordEvents(tx, now(context), forBoth("unlike", account.id, memberId));
  });
}

/** Clears the new mark of a like that was received. */
export async function markLikeSeen(memberId: number, context: MemberContext): Promise<void> {
  const { db, account } = context;
  const at = now(context);
  await db.transaction(async (tx) => {
    const seen = await tx
      .update(likes)
      .set({ seenAt: at })
      .where(and(between(memberId, account.id), isNull(likes.seenAt)))
      .returning({ fromId: likes.fromId });
    if (seen.length === 0) return;
    await recordEvents(tx, at, [{ memberId: account.id, kind: "like_seen", facts: { from: memberId } }]);
  });
}
