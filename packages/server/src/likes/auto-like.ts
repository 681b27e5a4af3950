import type { AnswerOf, calls } from "@kindling/domain/contract";
import { automaticLikesADay, day } from "@kindling/domain/rules";
import { and, desc, eq, gt, not, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type MemberContext, now } from "../context.ts";
import type { Database } from "../database/database.ts";
import { likes, members } from "../database/schema/index.ts";
import { cardColumns, cardOf, mainPhoto } from "../members/card.ts";
import { fits, readOwn } from "../members/fitting.ts";
import { readerOf } from "../members/reader.ts";
import { hasLiked, mayMeet } from "../members/visibility.ts";
import { addLike, standInLine } from "./like.ts";

type AutoLike = AnswerOf<typeof calls.autoLike>;

const nobody: AutoLike = { profile: null, match: false };

const given = alias(likes, "given");

/** A fictional member who fits and does not like the member yet: one whom they like before others, then the newest. */
async function pickFan(tx: Database, context: MemberContext) {
  const { id } = context.account;
  const reader = readerOf(context);
  const own = await readOwn(tx, id);
  // Who is not to be found is not liked either.
  if (own.status !== "active" || own.invisible) return undefined;
  const [fan] = await tx
    .select(cardColumns(reader))
    .from(members)
    .leftJoinLateral(mainPhoto, sql`true`)
    .leftJoin(given, and(eq(given.fromId, id), eq(given.toId, members.id)))
    .where(
      and(mayMeet(reader, "find"), eq(members.fictional, true), fits(own, reader.at), not(hasLiked(members.id, id))),
    )
    .orderBy(desc(sql`${given.fromId} is not null`), desc(members.createdAt), desc(members.id))
    .limit(1);
  return fan;
}

/** Lets a fictional member like the member: so many within a day, and never anybody who is a person. */
export async function autoLike(context: MemberContext): Promise<AutoLike> {
  const { db, account } = context;
  const at = now(context);
  return db.transaction(async (tx) => {
    await standInLine(tx, account.id);
    const lately = and(
      eq(likes.toId, account.id),
      eq(likes.origin, "automatic"),
      gt(likes.likedAt, new Date(at.getTime() - day)),
    );
    if ((await tx.$count(likes, lately)) >= automaticLikesADay) return nobody;
    const fan = await pickFan(tx, context);
    if (!fan) return nobody;
    const like = { fromId: fan.member.id, toId: account.id, origin: "automatic" as const };
    return { match: await addLike(tx, like, at), profile: cardOf(fan, readerOf(context)) };
  });
}
