const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** No place changes its clocks twice and back within the longest, and only on the shortest. */
const spans = [7 * DAY, DAY, 15 * MINUTE] as const;

/** Reads which calendar day a moment belongs to: days since 1970-01-01 in the reader's time zone. */
export type DayReader = (time: number) => number;

const zonesKept = 50;
const readers = new Map<string | undefined, DayReader>();

/**
 * The reader of a time zone. It remembers how far the clocks are from UTC and while they surely are, so that ten
 * thousand messages ask `Intl` twice a week.
 */
export function dayReader(timeZone: string | undefined): DayReader {
  let reader = readers.get(timeZone);
  if (reader) return reader;
  // Where pages are rendered for everybody, readers name their time zones.
  if (readers.size >= zonesKept) readers.clear();
  readers.set(timeZone, (reader = makeReader(timeZone)));
  return reader;
}

function makeReader(timeZone: string | undefined): DayReader {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const offsetAt = (time: number) => Date.parse(`${format.format(time).replace(" ", "T")}Z`) - time;
  let from = 0;
  let until = 0;
  let offset = 0;

  function look(time: number) {
    for (const span of spans) {
      from = Math.floor(time / span) * span;
      until = from + span;
      offset = offsetAt(from);
      if (offset === offsetAt(until)) return;
    }
  }

  return (time) => {
    if (time < from || time >= until) look(time);
    return Math.floor((time + offset) / DAY);
  };
}

/** The year of a calendar day. */
export function yearOf(day: number) {
  return new Date(day * DAY).getUTCFullYear();
}
