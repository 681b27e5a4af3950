import { remember } from "./remember.ts";

/** A calendar day, `YYYY-MM-DD`, without a zone: a birthday is a day, never an instant. */
export type Day = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The parts of a day that exists in the calendar, else `undefined` (30 February, month 13, free text). */
export function parseDay(value: string): { year: number; month: number; day: number } | undefined {
  const match = pattern.exec(value);
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { year, month, day } : undefined;
}

/** Longer ones are no zone's. */
const longestZone = 64;

const nameOf = remember(500, (zone: string): string => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
});

/** The one name of an IANA zone, which callers spell in many ways; an unknown zone counts as UTC. */
export const knownTimeZone = (zone = "UTC"): string => (zone.length > longestZone ? "UTC" : nameOf(zone));

const formatOf = remember(
  50,
  (timeZone: string) =>
    new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }),
);

/** Which day it is at `instant` in an IANA zone; an unknown zone counts as UTC. */
export function dayAt(instant: number, timeZone?: string): Day {
  const zone = knownTimeZone(timeZone);
  return zone === "UTC" ? new Date(instant).toISOString().slice(0, 10) : formatOf(zone).format(instant);
}

/** Longer than any day of a calendar: those on which clocks are set back have some hours more. */
const longestDay = 30 * 60 * 60_000;

/** The first instant of the next day in an IANA zone, wherever clocks are set that night. */
export function dayEnd(instant: number, timeZone?: string): number {
  const today = dayAt(instant, timeZone);
  let [before, end] = [instant, instant + longestDay];
  while (end - before > 1) {
    const middle = Math.floor((before + end) / 2);
    if (dayAt(middle, timeZone) === today) before = middle;
    else end = middle;
  }
  return end;
}

/**
 * Full years from `birth` to `today`. Who is born on 29 February has the birthday on 1 March in other years.
 * Both are days that exist.
 */
export function ageOn(birth: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  // Days compare as text; 02-29 comes before 03-01 and after 02-28, which is just the rule for leap days.
  return today.slice(5) >= birth.slice(5) ? years : years - 1;
}

/** The same day of another year; 28 February where that year has no 29th. */
function sameDayIn(year: number, today: Day): Day {
  const day = `${String(year).padStart(4, "0")}${today.slice(4)}`;
  return parseDay(day) ? day : `${day.slice(0, 7)}-28`;
}

/** The first and last birthdays of those who are from `minAge` to `maxAge` full years old on `today`. */
export function birthdaysOfAges(minAge: number, maxAge: number, today: Day): { after: Day; upTo: Day } {
  const year = Number(today.slice(0, 4));
  return { after: sameDayIn(year - maxAge - 1, today), upTo: sameDayIn(year - minAge, today) };
}
