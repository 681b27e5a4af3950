import { and, eq, exists, isNotNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { blocks, conversations, findable, likes, members, participants } from "../database/schema/index.ts";
import type { Reader } from "./reader.ts";

/**
 * How near a reader comes to a member:
 * - `find`: comes across them in a list, or likes them;
 * - `visit`: opens their page or writes to them; who is invisible is still there for those they have a conversation with;
 * - `recall`: reads what is between the two already, even when the other has left.
 */
export type Reach = "find" | "visit" | "recall";

const query = new QueryBuilder({ casing: "snake_case" });

/** Whether one member has blocked another. */
export const hasBlocked = (from: number | typeof members.id, to: number | typeof members.id): SQL =>
  exists(
    query
      .select({ one: sql`1` })
      .from(blocks)
      .where(and(sql`${blocks.fromId} = ${from}`, sql`${blocks.toId} = ${to}`)),
  );

/** Whether one likes another. */
export const hasLiked = (from: number | typeof members.id, to: number | typeof members.id): SQL =>
  exists(
    query
      .select({ one: sql`1` })
      .from(likes)
      .where(and(sql`${likes.fromId} = ${from}`, sql`${likes.toId} = ${to}`)),
  );

/** The conversation that a reader has with the member of the row; a visitor has none. */
export const conversationWith = (readerId: number | null): SQL =>
  and(
    sql`${conversations.aId} = least(${readerId ?? 0}::bigint, ${members.id})`,
    sql`${conversations.bId} = greatest(${readerId ?? 0}::bigint, ${members.id})`,
  )!;

/** Whether the member of the row is the other one of the two, of a participant's row and its conversation. */
export const isOther: SQL = sql`${members.id} = ${conversations.aId} + ${conversations.bId} - ${participants.memberId}`;

/** Whether a reader has a conversation with the member of the row. */
export const isTalking = (readerId: number | null): SQL =>
  exists(
    query
      .select({ one: sql`1` })
      .from(conversations)
      .where(conversationWith(readerId)),
  );

/** Whether the member of the row has chosen a reader: has liked them, or written to them. */
const hasChosen = (readerId: number): SQL =>
  or(
    hasLiked(members.id, readerId),
    exists(
      query
        .select({ one: sql`1` })
        .from(conversations)
        .innerJoin(participants, eq(participants.conversationId, conversations.id))
        .where(
          and(
            conversationWith(readerId),
            sql`${participants.memberId} = ${members.id}`,
            isNotNull(participants.firstSeq),
          ),
        ),
    ),
  )!;

/** Whether the member of the row lets a reader see them: in privacy mode only those whom they have chosen. */
const isOpenTo = (readerId: number | null): SQL =>
  or(not(members.private), readerId === null ? undefined : hasChosen(readerId))!;

/**
 * Whom a reader may meet, as a condition on `members`. Everything that shows or reaches a member stands on this one:
 * never oneself, never across sites, never over a block whoever made it.
 */
export function mayMeet(reader: Reader, reach: Reach): SQL {
  const { id, site } = reader;
  return and(
    eq(members.site, site.key),
    reach === "find" ? findable(members) : undefined,
    reach === "visit" ? or(findable(members), and(eq(members.status, "active"), isTalking(id))) : undefined,
    reach === "recall" ? undefined : isOpenTo(id),
    ...(id === null ? [] : [ne(members.id, id), not(hasBlocked(id, members.id)), not(hasBlocked(members.id, id))]),
  )!;
}
