import { countMost, listPage } from "../constants.ts";
import { cursorOf, type Place, placeOf } from "../rules/index.ts";

/** Which page of a list is asked for. */
export interface PageQuery {
  readonly limit?: number | undefined;
  readonly before?: string | undefined;
}

/** What is in a list, with its place there. */
export interface Placed {
  readonly place: Place;
}

const latestFirst = (a: Placed, b: Placed): number => b.place.at - a.place.at || b.place.id - a.place.id;

/** A page of a list, the latest first, and where the next one begins. */
export function pageOf<T extends Placed>(all: readonly T[], { limit = listPage, before }: PageQuery) {
  const end: Placed | undefined = before === undefined ? undefined : { place: placeOf(before) };
  const left = all.toSorted(latestFirst).filter((one) => !end || latestFirst(end, one) < 0);
  const page = left.slice(0, limit);
  const last = page.at(-1);
  return { page, next: last && left.length > page.length ? cursorOf(last.place) : null };
}

/** A number as far as counting goes. */
export const counted = (number: number): number => Math.min(number, countMost);
