import { ageLimit, soughtGender } from "@kindling/domain/rules";
import { ageOn, dayAt } from "@kindling/domain/time";
import { and, eq, gte, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { members } from "../database/schema/index.ts";
import { agedBetween } from "./search.ts";

type Member = typeof members.$inferSelect;

/** A member's own profile, as it decides whom they are shown. */
export async function readOwn(db: Database, memberId: number): Promise<Member> {
  const [own] = await db.select().from(members).where(eq(members.id, memberId));
  return own!;
}

/** Whether the member of the row looks for a gender: the rule of `soughtGender`, as a condition. */
const seeks = (gender: Member["gender"]): SQL => {
  const [own, other] = gender === "female" ? ["lesbian", "male"] : ["gay", "female"];
  return sql`(${members.sexuality} = 'bi' or ${members.sexuality} = ${own}
    or (${members.sexuality} = 'hetero' and ${members.gender} = ${other}))`;
};

/**
 * Everybody of a member's country whom they look for and who look for somebody like them, by gender and age: whom the
 * swipe game and the match-finder show, and who of the fictional ones may like them. Stands beside `mayMeet`.
 */
export function fits(own: Member, at: Date): SQL {
  const gender = soughtGender(own.gender, own.sexuality);
  const age = ageOn(own.dateOfBirth, dayAt(at.getTime()));
  return and(
    eq(members.country, own.country),
    gender && eq(members.gender, gender),
    seeks(own.gender),
    agedBetween(own.searchMinAge, own.searchMaxAge, at),
    lte(members.searchMinAge, age),
    or(gte(members.searchMaxAge, age), gte(members.searchMaxAge, ageLimit)),
  )!;
}
