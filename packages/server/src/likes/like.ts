import { CallError } from "@kindling/domain/contract";
import { and, eq, isNull } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import type { Database } from "../database/database.ts";
import { likes } from "../database/schema/index.ts";
import { encounter } from "../members/encounter.ts";
import { readerOf } from "../members/reader.ts";

const between = (fromId: number, toId: number) => and(eq(likes.fromId, fromId), eq(likes.toId, toId));

/** Likes a member; answers whether they like back. Liking again changes nothing. */
export async function likeMember(memberId: number, context: MemberContext): Promise<boolean> {
  const { db, account } = context;
  const { refusal } = await encounter(db, readerOf(context), memberId, "find");
  if (refusal) throw refusal;
  if (account.status !== "active") throw new CallError("email_not_confirmed");
  await db
    .insert(likes)
    .values({ fromId: account.id, toId: memberId, likedAt: now(context) })
    .onConflictDoNothing();
  // Read after the insert is committed: of two who like each other at once, at least one learns that it is a match.
  return (await db.$count(likes, between(memberId, account.id))) > 0;
}

/** Takes a like back, where there is one. */
export async function unlikeMember(db: Database, accountId: number, memberId: number): Promise<void> {
  await db.delete(likes).where(between(accountId, memberId));
}

/** Clears the new mark of a like that was received. */
export async function markLikeSeen(db: Database, accountId: number, memberId: number, at: Date): Promise<void> {
  await db
    .update(likes)
    .set({ seenAt: at })
    .where(and(between(memberId, accountId), isNull(likes.seenAt)));
}
