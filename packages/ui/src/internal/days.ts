const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone = "") {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("sv-SE", {
      timeZone: timeZone || undefined,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      hourCycle: "h23",
    });
    formats.set(timeZone, format);
  }
  return format;
}

/**
 * Reads the calendar day of moments in a time zone, as `2026-11-28`. It remembers how long the last day surely lasts,
 * so that ten thousand messages in a row ask `Intl` a few times a day. Two hours of margin cover a change of clocks.
 */
export function dayReader(timeZone: string | undefined): (time: number) => string {
  const format = formatFor(timeZone);
  let day = "";
  let from = Infinity;
  let until = -Infinity;
  return (time) => {
    if (time >= from && time < until) return day;
    const [date = "", hour] = format.format(time).split(" ");
    day = date;
    from = time;
    until = time + (22 - Number(hour)) * HOUR;
    return day;
  };
}

/** The whole days from one calendar day to another. */
export function daysBetween(day: string, later: string) {
  return Math.round((Date.parse(later) - Date.parse(day)) / DAY);
}
