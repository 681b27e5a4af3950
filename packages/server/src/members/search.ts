import { CallError, type SearchQuery, type SearchResult } from "@kindling/domain/contract";
import {
  ageLimit,
  agesSought,
  checkAgeRange,
  membersPerPage,
  searchModeFor,
  searchMost,
  similarMembers,
  widerAges,
} from "@kindling/domain/rules";
import { birthdaysOfAges, dayAt } from "@kindling/domain/time";
import { refuseFields } from "@kindling/domain/schemas";
import { and, desc, eq, gt, inArray, lte, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { members } from "../database/schema/index.ts";
import { cardColumns, cardOf, mainPhoto } from "./card.ts";
import type { Reader } from "./reader.ts";
import { mayMeet } from "./visibility.ts";

/** A parsed query, with numbers where the address has text. */
type Query = Omit<SearchQuery, "min_age" | "max_age" | "page"> & { min_age?: number; max_age?: number; page?: number };

/** Whom a search looks for. */
type Filter = Pick<SearchQuery, "gender" | "country" | "countryregion"> & { min_age: number; max_age: number };

/** The condition of an age range, in full years on a day; from where ranges end, nobody is too old. */
export function agedBetween(min: number, max: number, at: Date): SQL {
  const { after, upTo } = birthdaysOfAges(min, max, dayAt(at.getTime()));
  return and(max < ageLimit ? gt(members.dateOfBirth, after) : undefined, lte(members.dateOfBirth, upTo))!;
}

const matches = ({ gender, country, countryregion, min_age, max_age }: Filter, at: Date): SQL =>
  and(
    gender === undefined ? undefined : eq(members.gender, gender),
    country === undefined ? undefined : eq(members.country, country),
    countryregion === undefined ? undefined : eq(members.region, countryregion),
    agedBetween(min_age, max_age, at),
  )!;

/** The newest members that meet a condition, as cards. The page is cut before photos are looked for, late ones too. */
export async function newestCards(db: Database, reader: Reader, where: SQL, limit: number, offset = 0) {
  const order = [desc(members.createdAt), desc(members.id)];
  const page = db
    .select({ id: members.id })
    .from(members)
    .where(and(mayMeet(reader, "find"), where))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select(cardColumns)
    .from(members)
    .leftJoinLateral(mainPhoto, sql`true`)
    .where(inArray(members.id, page))
    .orderBy(...order);
  return rows.map((row) => cardOf(row, reader));
}

/** How many members meet a condition, or `most`: among a million, reading all of them would take a second. */
const countTo = (db: Database, where: SQL, most: number): Promise<number> =>
  db.$count(
    db
      .select({ one: sql`1` })
      .from(members)
      .where(where)
      .limit(most)
      .as("found"),
  );

/** Members near a filter: a few years younger or older, from the whole country, and not among its exact results. */
function similarCards(db: Database, reader: Reader, filter: Filter, cameBy: SQL) {
  const wider: Filter = {
    ...filter,
    countryregion: undefined,
    ...widerAges(filter, reader.site.settings.min_age),
  };
  // A member without a region is not of the region asked for; without the coalesce that would be neither true nor false.
  const exact = sql`coalesce(${matches(filter, reader.at)}, false)`;
  return newestCards(db, reader, and(matches(wider, reader.at), not(exact), cameBy)!, similarMembers);
}

/** When the first page was asked for: not in the future, and within what the database can hold. */
const snapshotOf = (asOf: string | undefined, at: Date): Date =>
  asOf === undefined ? at : new Date(Math.min(Math.max(Date.parse(asOf), 0), at.getTime()));

/** Searches members. Who came after the first page was asked for is left out of the later ones, so that nobody shifts. */
export async function search(db: Database, reader: Reader, query: Query): Promise<SearchResult> {
  const { settings } = reader.site;
  const page = Math.max(query.page ?? 1, 1);
  const firstPageOnly = searchModeFor(reader.id !== null, settings, query.trafficsource) === "first_page";
  if (firstPageOnly && page > 1) throw new CallError("authentication_required");
  const filter: Filter = { ...query, ...agesSought(query, settings) };
  refuseFields(checkAgeRange(filter, settings.min_age));

  // Whoever sees one page only sees today's: another day's first page would be another page.
  const asOf = firstPageOnly ? reader.at : snapshotOf(query.as_of, reader.at);
  const cameBy = lte(members.createdAt, asOf);
  const exact = and(matches(filter, reader.at), cameBy)!;
  const offset = (page - 1) * membersPerPage;
  const found = await countTo(db, and(mayMeet(reader, "find"), exact)!, searchMost + 1);
  const numResults = Math.min(found, searchMost);
  const onPage = Math.min(membersPerPage, numResults - offset);
  const results = onPage > 0 ? await newestCards(db, reader, exact, onPage, offset) : [];
  const few = page === 1 && numResults < membersPerPage;
  const similar = few ? await similarCards(db, reader, filter, cameBy) : [];
  return {
    pageNumber: page,
    pageSize: membersPerPage,
    results,
    numResults,
    more: found > searchMost,
    similar_results: similar,
    similar_numResults: similar.length,
    as_of: asOf.toISOString(),
    limited: firstPageOnly && numResults > membersPerPage,
  };
}
