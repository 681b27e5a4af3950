import { CallError, type SearchQuery, type SearchResult } from "@kindling/domain/contract";
import {
  ageLimit,
  agesSought,
  cellsAround,
  checkAgeRange,
  checkDistance,
  membersPerPage,
  reachOf,
  searchModeFor,
  searchMost,
  similarMembers,
  widerAges,
} from "@kindling/domain/rules";
import { birthdaysOfAges, dayAt } from "@kindling/domain/time";
import { refuseFields } from "@kindling/domain/schemas";
import { and, desc, eq, gt, lte, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { members } from "../database/schema/index.ts";
import { cardColumns, cardOf, cellOf, mainPhoto } from "./card.ts";
import type { Reader } from "./reader.ts";
import { mayMeet } from "./visibility.ts";

/** A parsed query, with numbers where the address has text. */
type Query = Omit<SearchQuery, "min_age" | "max_age" | "page" | "radius"> & {
  min_age?: number;
  max_age?: number;
  page?: number;
  radius?: number;
};

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

/** Whom to show of those that meet a condition, and in which order. */
interface Wanted {
  readonly where: SQL;
  readonly order?: SearchQuery["sort"];
  /** The cells to look in, the nearest first; without any, everywhere. */
  readonly cells?: readonly number[] | undefined;
}

const orderOf = (order: SearchQuery["sort"]): SQL[] => [
  ...(order === "active" ? [desc(members.seenPeriod)] : []),
  desc(members.createdAt),
  desc(members.id),
];

/** Numbers as the database has a list of them. */
const arrayOf = (numbers: readonly number[]): SQL => sql`${`{${numbers.join(",")}}`}::integer[]`;

/**
 * The ids of a page, with their places in it. By distance each cell is read in its own order up to what the page needs, and
 * the lists are merged: nobody beyond the page is sorted.
 */
function pageOf({ where, order, cells }: Wanted, limit: number, offset: number): SQL {
  const sorted = sql.join(orderOf(order), sql`, `);
  const columns = sql`${members.id} as id, ${members.createdAt} as created_at, ${members.seenPeriod} as seen_period`;
  if (!cells) {
    const page = sql`select ${members.id} as id from ${members} where ${where} order by ${sorted} limit ${limit} offset ${offset}`;
    return sql`(select id, row_number() over () as place from (${page}) as page)`;
  }
  const inCell = sql`select ${columns} from ${members} where ${members.cell} = near.cell and ${where} order by ${sorted} limit ${limit + offset}`;
  const merged =
    order === "near"
      ? sql`step, created_at desc, id desc`
      : order === "active"
        ? sql`seen_period desc, created_at desc, id desc`
        : sql`created_at desc, id desc`;
  const page = sql`select found.id from unnest(${arrayOf(cells)}) with ordinality as near(cell, step) cross join lateral (${inCell}) as found
    order by ${merged} limit ${limit} offset ${offset}`;
  return sql`(select id, row_number() over () as place from (${page}) as page)`;
}

/** Cards of a page. The page is cut before photos are looked for, late ones too. */
async function cardsOf(db: Database, reader: Reader, wanted: Wanted, limit: number, offset = 0) {
  const where = and(mayMeet(reader, "find"), wanted.where)!;
  const page = sql`${pageOf({ ...wanted, where }, limit, offset)} as page`;
  const rows = await db
    .select(cardColumns(reader))
    .from(members)
    .innerJoin(page, sql`page.id = ${members.id}`)
    .leftJoinLateral(mainPhoto, sql`true`)
    .orderBy(sql`page.place`);
  return rows.map((row) => cardOf(row, reader));
}

/** The newest members that meet a condition, as cards. */
export const newestCards = (db: Database, reader: Reader, where: SQL, limit: number) =>
  cardsOf(db, reader, { where }, limit);

/** How many members meet a condition, or `most`: among a million, reading all of them would take a second. */
function countTo(db: Database, { where, cells }: Wanted, most: number): Promise<number> {
  if (!cells) {
    const found = db
      .select({ one: sql`1` })
      .from(members)
      .where(where)
      .limit(most);
    return db.$count(found.as("found"));
  }
  const inCell = sql`select 1 from ${members} where ${members.cell} = near.cell and ${where} limit ${most}`;
  const found = sql`select 1 from unnest(${arrayOf(cells)}) as near(cell) cross join lateral (${inCell}) as one limit ${most}`;
  return db.$count(sql`(${found}) as found`);
}

/** Members near a filter: a few years younger or older, from the whole country, and not among its exact results. */
function similarCards(db: Database, reader: Reader, filter: Filter, cells: readonly number[] | undefined, cameBy: SQL) {
  const wider: Filter = {
    ...filter,
    countryregion: undefined,
    ...widerAges(filter, reader.site.settings.min_age),
  };
  // A member without a region is not of the region asked for; without the coalesce that would be neither true nor false.
  const inCells = cells && sql`${members.cell} = any(${arrayOf(cells)})`;
  const exact = sql`coalesce(${and(matches(filter, reader.at), inCells)}, false)`;
  return newestCards(db, reader, and(matches(wider, reader.at), not(exact), cameBy)!, similarMembers);
}

/** Where a reader is who asks for what is near. */
async function readCell(db: Database, reader: Reader): Promise<number | null> {
  const { rows } = await db.execute<{ cell: number | null }>(sql`select ${cellOf(reader)} as cell`);
  return rows[0]!.cell;
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
  const reach = reachOf(query);
  const home = reach === undefined ? null : await readCell(db, reader);
  refuseFields({ ...checkAgeRange(filter, settings.min_age), ...checkDistance(query, home !== null) });
  const cells = home === null || reach === undefined ? undefined : cellsAround(home, reach);

  // Whoever sees one page only sees today's: another day's first page would be another page.
  const asOf = firstPageOnly ? reader.at : snapshotOf(query.as_of, reader.at);
  const cameBy = lte(members.createdAt, asOf);
  const exact = and(matches(filter, reader.at), cameBy)!;
  const offset = (page - 1) * membersPerPage;
  const found = await countTo(db, { where: and(mayMeet(reader, "find"), exact)!, cells }, searchMost + 1);
  const numResults = Math.min(found, searchMost);
  const onPage = Math.min(membersPerPage, numResults - offset);
  const results =
    onPage > 0 ? await cardsOf(db, reader, { where: exact, order: query.sort, cells }, onPage, offset) : [];
  const few = page === 1 && numResults < membersPerPage;
  const similar = few ? await similarCards(db, reader, filter, cells, cameBy) : [];
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
