import { cursorOf, listPage, type Place, placeOf } from "@kindling/domain/rules";
import { type AnyColumn, desc, type SQL, sql } from "drizzle-orm";

/** Which page of a list is asked for, as a query of the contract has it. */
export interface PageQuery {
  readonly limit?: number | undefined;
  readonly before?: string | undefined;
}

/** What a list goes by, the latest first: a time, and an id that tells apart what is as late. */
export interface Order {
  readonly at: AnyColumn | SQL;
  readonly id: AnyColumn;
}

/** The order as a query sorts by it, and as an index of both reads it from its end. */
export const latestFirst = ({ at, id }: Order): SQL[] => [desc(at), desc(id)];

/** Whether a row comes after the page before; without one, the list begins. */
export function comesAfter({ at, id }: Order, { before }: PageQuery): SQL | undefined {
  if (before === undefined) return undefined;
  const place = placeOf(before);
  return sql`(${at}, ${id}) < (${new Date(place.at).toISOString()}::timestamptz, ${place.id}::bigint)`;
}

/** How many rows to read for a page: one more than it has tells whether another one follows. */
export const rowsFor = ({ limit = listPage }: PageQuery): number => limit + 1;

/** The rows of a page of those that were read for it, and the cursor of the next one. */
export function cutPage<Row>(rows: readonly Row[], { limit = listPage }: PageQuery, place: (row: Row) => Place) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: last && rows.length > limit ? cursorOf(place(last)) : null };
}
