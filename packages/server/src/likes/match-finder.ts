import type { AnswerOf, calls } from "@kindling/domain/contract";
import { matchesConsidered, matchesShown } from "@kindling/domain/rules";
import { and, desc, inArray, not, sql } from "drizzle-orm";
import type { MemberContext } from "../context.ts";
import { members } from "../database/schema/index.ts";
import { cardColumns, cardOf, mainPhoto } from "../members/card.ts";
import { fits, readOwn } from "../members/fitting.ts";
import { readerOf } from "../members/reader.ts";
import { hasLiked, mayMeet } from "../members/visibility.ts";

/** Who of the newest members that fit has most interests in common with the member, and then lives near. */
export async function findMatches(context: MemberContext): Promise<AnswerOf<typeof calls.findMatches>> {
  const { db, account, site } = context;
  const reader = readerOf(context);
  const own = await readOwn(db, account.id);
  const newest = db
    .select({ id: members.id })
    .from(members)
    .where(and(mayMeet(reader, "find"), fits(own, reader.at), not(hasLiked(account.id, members.id))))
    .orderBy(desc(members.createdAt), desc(members.id))
    .limit(matchesConsidered);
  // What the site does not show of others orders nobody either.
  const { interests: shown, visible_profile_fields: fields } = site.settings;
  const interests = fields.includes("interests") ? shown.filter((one) => own.interests.includes(one)) : [];
  const shared = sql`cardinality(array(select unnest(${members.interests}) intersect select unnest(${sql.param(interests)}::text[])))`;
  const rows = await db
    .select(cardColumns(reader))
    .from(members)
    .leftJoinLateral(mainPhoto, sql`true`)
    .where(inArray(members.id, newest))
    .orderBy(
      desc(shared),
      desc(sql`coalesce(${members.region} = ${own.region}, false)`),
      desc(members.createdAt),
      desc(members.id),
    )
    .limit(matchesShown);
  return { profiles: rows.map((row) => cardOf(row, reader)) };
}
