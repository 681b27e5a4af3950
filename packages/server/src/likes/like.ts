import { CallError } from "@kindling/domain/contract";
import { and, eq, isNull } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import { likes } from "../database/schema/index.ts";
import { type MemberEvent, recordEvents } from "../events/record-events.ts";
import { encounter } from "../members/encounter.ts";
import { readerOf } from "../members/reader.ts";

const between = (fromId: number, toId: number) => and(eq(likes.fromId, fromId), eq(likes.toId, toId));

/** What both sides of a like are told. */
const forBoth = (kind: "like" | "unlike", from: number, to: number): MemberEvent[] =>
  [from, to].map((memberId) => ({ memberId, kind, facts: { from, to } }));

/** Likes a member; answers whether they like back. Liking again changes nothing. */
export async function likeMember(memberId: number, context: MemberContext): Promise<boolean> {
  const { db, account } = context;
  const { refusal } = await encounter(db, readerOf(context), memberId, "find");
  if (refusal) throw refusal;
  if (account.status !== "active") throw new CallError("email_not_confirmed");
  return db.transaction(async (tx) => {
    const at = now(context);
    const made = await tx
      .insert(likes)
      .values({ fromId: account.id, toId: memberId, likedAt: at })
      .onConflictDoNothing()
      .returning({ toId: likes.toId });
    if (made.length > 0) await recordEvents(tx, at, forBoth("like", account.id, memberId));
    // Read under the lock of both, which recording has taken: of two who like each other at once, one sees the other.
    const match = (await tx.$count(likes, between(memberId, account.id))) > 0;
    if (match && made.length > 0) {
      await recordEvents(tx, at, [
        { memberId: account.id, kind: "match", facts: { with: memberId } },
        { memberId, kind: "match", facts: { with: account.id } },
      ]);
    }
    return match;
  });
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
