import type { Likes } from "@kindling/domain/contract";
import { listMost } from "@kindling/domain/rules";
import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";
import { likes, members } from "../database/schema/index.ts";
import { cardColumns, cardOf, mainPhoto } from "../members/card.ts";
import type { Reader } from "../members/reader.ts";
import { mayMeet } from "../members/visibility.ts";

const answer = alias(likes, "answer");

/** Likes in one direction with the other's card, the newest first, and the like that answers each. */
function likesOf(db: Database, reader: Reader, memberId: number, direction: "received" | "sent") {
  const [mine, theirs] = direction === "received" ? [likes.toId, likes.fromId] : [likes.fromId, likes.toId];
  return db
    .select({
      ...cardColumns,
      likedAt: likes.likedAt,
      seenAt: likes.seenAt,
      origin: likes.origin,
      answeredAt: answer.likedAt,
    })
    .from(likes)
    .innerJoin(members, eq(members.id, theirs))
    .leftJoinLateral(mainPhoto, sql`true`)
    .leftJoin(answer, and(eq(answer.fromId, likes.toId), eq(answer.toId, likes.fromId)))
    .where(and(eq(mine, memberId), mayMeet(reader, "find")))
    .orderBy(desc(likes.likedAt), desc(members.id))
    .limit(listMost);
}

type LikeRow = Awaited<ReturnType<typeof likesOf>>[number];

const idOf = ({ member }: LikeRow): string => String(member.id);

/** Who likes each other, by when it became mutual. */
function matchesOf(rows: readonly LikeRow[]): string[] {
  const mutualAt = new Map<string, number>();
  for (const row of rows) {
    if (row.answeredAt) mutualAt.set(idOf(row), Math.max(row.likedAt.getTime(), row.answeredAt.getTime()));
  }
  return [...mutualAt].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
}

/** The likes of a member, of everybody whom they may meet. */
export async function readLikes(db: Database, reader: Reader, memberId: number): Promise<Likes> {
  const [received, sent] = await Promise.all([
    likesOf(db, reader, memberId, "received"),
    likesOf(db, reader, memberId, "sent"),
  ]);
  const profiles = new Map([...received, ...sent].map((row) => [row.member.id, cardOf(row, reader)]));
  return {
    profiles: [...profiles.values()],
    liked_by: received.map((row) => ({
      id: idOf(row),
      like_new: row.seenAt === null,
      liked_at: row.likedAt.toISOString(),
      origin: row.origin,
    })),
    sent: sent.map(idOf),
    matches: matchesOf([...received, ...sent]),
  };
}
