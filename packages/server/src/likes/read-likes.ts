import type { Likes, likesTypes } from "@kindling/domain/contract";
import { countMost, likesAmongMost } from "@kindling/domain/rules";
import { refuseFields } from "@kindling/domain/schemas";
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";
import { comesAfter, cutPage, latestFirst, type PageQuery, rowsFor } from "../database/page.ts";
import { likes, members } from "../database/schema/index.ts";
import { cardColumns, cardOf, mainPhoto } from "../members/card.ts";
import type { Reader } from "../members/reader.ts";
import { mayMeet } from "../members/visibility.ts";

type List = (typeof likesTypes)[number];

/** Which likes are asked for, as a query of the contract has it. */
export interface LikesQuery extends PageQuery {
  readonly type?: List | undefined;
  readonly among?: string | undefined;
}

const answer = alias(likes, "answer");

/** The like that answers a like, where a list is of those. */
const answers = (list: List): SQL =>
  list === "matches" ? and(eq(answer.fromId, likes.toId), eq(answer.toId, likes.fromId))! : sql`false`;

/** Whose likes are in a list, and by which a list of them goes. A match is as old as the like that made it mutual. */
const columnsOf = (list: List) => ({
  mine: list === "sent" ? likes.fromId : likes.toId,
  theirs: list === "sent" ? likes.toId : likes.fromId,
  at:
    list === "matches"
      ? sql`greatest(${likes.likedAt}, ${answer.likedAt})`.mapWith(likes.likedAt)
      : sql`${likes.likedAt}`.mapWith(likes.likedAt),
});

/** The likes of a list of everybody whom the reader may meet, for queries that join `members` and `answer`. */
const inList = (list: List, reader: Reader, memberId: number) =>
  and(
    eq(columnsOf(list).mine, memberId),
    mayMeet(reader, "find"),
    list === "matches" ? isNotNull(answer.fromId) : undefined,
  );

/** The rows of a page of a list, with the other's card; all of those who are asked for by their ids. */
function likesOf(db: Database, reader: Reader, memberId: number, list: List, query: LikesQuery) {
  const { theirs, at } = columnsOf(list);
  const order = { at, id: theirs };
  const among = query.among?.split(",").map(Number);
  return db
    .select({ ...cardColumns(reader), at, likedAt: likes.likedAt, seenAt: likes.seenAt, origin: likes.origin })
    .from(likes)
    .innerJoin(members, eq(members.id, theirs))
    .leftJoinLateral(mainPhoto, sql`true`)
    .leftJoin(answer, answers(list))
    .where(and(inList(list, reader, memberId), among && inArray(theirs, among), comesAfter(order, query)))
    .orderBy(...latestFirst(order))
    .limit(among ? likesAmongMost : rowsFor(query));
}

type LikeRow = Awaited<ReturnType<typeof likesOf>>[number];

const idOf = ({ member }: LikeRow): string => String(member.id);

/** How many likes are in a list, as far as counting goes. */
function countOf(db: Database, reader: Reader, memberId: number, list: List, also?: SQL): SQL<number> {
  const counted = db
    .select({ one: sql`1` })
    .from(likes)
    .innerJoin(members, eq(members.id, columnsOf(list).theirs))
    .leftJoin(answer, answers(list))
    .where(and(inList(list, reader, memberId), also))
    .limit(countMost);
  return sql<number>`(select count(*)::integer from ${counted} counted)`;
}

type Counts = Pick<Likes, "unseen"> & NonNullable<Likes["counts"]>;

/** How many likes there are: of each list for whoever shows one, and the unseen ones in any case. */
async function countLikes(db: Database, reader: Reader, memberId: number, lists: boolean) {
  const of = (list: List) => (lists ? countOf(db, reader, memberId, list) : sql`0`);
  const { rows } = await db.execute<Record<keyof Counts, number>>(sql`
    select ${countOf(db, reader, memberId, "received", isNull(likes.seenAt))} as unseen,
      ${of("received")} as received, ${of("sent")} as sent, ${of("matches")} as matches`);
  const { unseen, ...counts } = rows[0]!;
  return { unseen, counts: lists ? counts : null };
}

/** Likes of a member, of everybody whom they may meet: a page of one list or the first of each, and how many there are. */
export async function readLikes(db: Database, reader: Reader, memberId: number, query: LikesQuery): Promise<Likes> {
  const { type, before, among, limit } = query;
  refuseFields({ type: before !== undefined && type === undefined ? { code: "required" } : undefined });
  const pageOf = async (list: List) => {
    const asked = limit !== 0 && (type === undefined || type === list);
    const rows = asked ? await likesOf(db, reader, memberId, list, query) : [];
    const page = among === undefined ? query : { limit: likesAmongMost };
    return cutPage(rows, page, ({ at, member }) => ({ at: at.getTime(), id: member.id }));
  };
  const [counted, received, sent, matches] = await Promise.all([
    countLikes(db, reader, memberId, limit !== 0 && among === undefined),
    pageOf("received"),
    pageOf("sent"),
    pageOf("matches"),
  ]);
  const shown = among === undefined ? [received, sent, matches].flatMap(({ page }) => page) : [];
  return {
    profiles: [...new Map(shown.map((row) => [row.member.id, cardOf(row, reader)])).values()],
    liked_by: received.page.map((row) => ({
      id: idOf(row),
      like_new: row.seenAt === null,
      liked_at: row.likedAt.toISOString(),
      origin: row.origin,
    })),
    sent: sent.page.map(idOf),
    matches: matches.page.map(idOf),
    ...counted,
    next: { received: received.next, sent: sent.next, matches: matches.next },
  };
}
