import { type AnswerOf, type calls, CallError, type SwipeGame } from "@kindling/domain/contract";
import { swipeDeck, swipeLikesADay } from "@kindling/domain/rules";
import { dayAt, dayEnd } from "@kindling/domain/time";
import { and, desc, eq, exists, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import type { Database } from "../database/database.ts";
import { likes, members, swipes } from "../database/schema/index.ts";
import { cardColumns, cardOf, mainPhoto } from "../members/card.ts";
import { encounter } from "../members/encounter.ts";
import { fits, readOwn } from "../members/fitting.ts";
import { readerOf } from "../members/reader.ts";
import { newestCards } from "../members/search.ts";
import { hasLiked, mayMeet } from "../members/visibility.ts";
import { addLike, between, guardLike, standInLine } from "./like.ts";

type Choice = (typeof swipes.$inferSelect)["choice"];
type Swiped = AnswerOf<typeof calls.swipe>;

/** The member's own day: by it likes are counted, and cards that were put off come back. */
const ownDay = ({ clock, account }: MemberContext): string => dayAt(clock.now(), account.timeZone);

const likedOn = (memberId: number, day: string): SQL =>
  and(eq(swipes.fromId, memberId), eq(swipes.day, day), eq(swipes.choice, "like"))!;

async function likesOfDay(db: Database, context: MemberContext) {
  const { account, clock } = context;
  const used = await db.$count(swipes, likedOn(account.id, ownDay(context)));
  return {
    likes_left: Math.max(0, swipeLikesADay - used),
    renews_at: new Date(dayEnd(clock.now(), account.timeZone)).toISOString(),
  };
}

/** Whether the member has a like or a decision on the member of the row, so that their card is not dealt. */
function isDecided(db: Database, context: MemberContext): SQL {
  const { id } = context.account;
  const stands = not(and(eq(swipes.choice, "later"), lt(swipes.day, ownDay(context)))!);
  const decided = and(eq(swipes.fromId, id), eq(swipes.toId, members.id), stands);
  const word = db
    .select({ one: sql`1` })
    .from(swipes)
    .where(decided);
  return or(hasLiked(id, members.id), exists(word))!;
}

/** Whom the member passed on last, of those whom they may meet. */
async function lastPass(context: MemberContext) {
  const { db, account } = context;
  const reader = readerOf(context);
  const [row] = await db
    .select(cardColumns(reader))
    .from(swipes)
    .innerJoin(members, eq(members.id, swipes.toId))
    .leftJoinLateral(mainPhoto, sql`true`)
    .where(and(eq(swipes.fromId, account.id), eq(swipes.choice, "pass"), mayMeet(reader, "find")))
    .orderBy(desc(swipes.day), desc(swipes.swipedAt), desc(swipes.toId))
    .limit(1);
  return row ? cardOf(row, reader) : null;
}

/** The swipe game as it stands: who comes next, what can be taken back, and what is left of the day. */
export async function readSwipeGame(context: MemberContext): Promise<SwipeGame> {
  const { db, account } = context;
  const reader = readerOf(context);
  const own = await readOwn(db, account.id);
  const dealt = and(fits(own, reader.at), not(isDecided(db, context)))!;
  const [profiles, passed, left] = await Promise.all([
    newestCards(db, reader, dealt, swipeDeck),
    lastPass(context),
    likesOfDay(db, context),
  ]);
  return { profiles, last_pass: passed, ...left };
}

/** Keeps a decision. A like stands, whatever comes after it; every other one gives way to the next. */
async function keep(tx: Database, toId: number, choice: Choice, context: MemberContext): Promise<void> {
  const decision = { choice, day: ownDay(context), swipedAt: now(context) };
  await tx
    .insert(swipes)
    .values({ fromId: context.account.id, toId, ...decision })
    .onConflictDoUpdate({
      target: [swipes.fromId, swipes.toId],
      set: decision,
      ...(choice !== "like" && { setWhere: ne(swipes.choice, "like") }),
    });
}

/** Likes from the game, as far as the day goes. Who is liked already costs nothing. */
async function likeFromGame(tx: Database, toId: number, context: MemberContext): Promise<boolean> {
  const { id } = context.account;
  await standInLine(tx, id);
  if ((await tx.$count(likes, between(id, toId))) === 0) {
    const used = await tx.$count(swipes, and(likedOn(id, ownDay(context)), ne(swipes.toId, toId)));
    if (used >= swipeLikesADay) throw new CallError("like_limit", { limit: swipeLikesADay });
    await keep(tx, toId, "like", context);
  }
  return addLike(tx, { fromId: id, toId, origin: "swipe" }, now(context));
}

/** Decides a card. To decide the same again changes nothing. */
export async function swipe(toId: number, choice: Choice, context: MemberContext): Promise<Swiped> {
  const { db } = context;
  if (choice === "like") await guardLike(toId, context);
  else {
    const { refusal } = await encounter(db, readerOf(context), toId, "find");
    if (refusal) throw refusal;
  }
  return db.transaction(async (tx) => {
    if (choice === "like") {
      const match = await likeFromGame(tx, toId, context);
      return { match, ...(await likesOfDay(tx, context)) };
    }
    await keep(tx, toId, choice, context);
    return { match: false, ...(await likesOfDay(tx, context)) };
  });
}

/** Takes a pass back; the card is dealt again. */
export async function undoPass(toId: number, { db, account }: MemberContext): Promise<void> {
  await db.delete(swipes).where(and(eq(swipes.fromId, account.id), eq(swipes.toId, toId), eq(swipes.choice, "pass")));
}
