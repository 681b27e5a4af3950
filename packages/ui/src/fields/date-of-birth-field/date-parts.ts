/** A date that may still be incomplete: each part is digits, or empty. */
export type DateParts = { year: string; month: string; day: string };

/** "1990-02-07", or a partial "1990--" or "-02-07". Anything else reads as empty. */
export function parseDate(value: string): DateParts {
  const [, year = "", month = "", day = ""] = pattern.exec(value) ?? [];
  return { year, month, day };
}

const pattern = /^(\d{4})?-(\d{2})?-(\d{2})?$/;

/** Back to text: empty while no part is chosen. */
export function formatDate({ year, month, day }: DateParts) {
  return year || month || day ? `${year}-${month}-${day}` : "";
}

/** Days that can be chosen: 29 February as long as the year may be a leap year, all 31 without a month. */
export function daysIn({ year, month }: DateParts) {
  if (!month) return 31;
  return new Date(Date.UTC(year ? Number(year) : 2000, Number(month), 0)).getUTCDate();
}

/** Moves the day back into its month. */
export function clampDay(parts: DateParts): DateParts {
  const last = daysIn(parts);
  return Number(parts.day) > last ? { ...parts, day: String(last) } : parts;
}

export type DatePart = keyof DateParts;

/** Asks the platform once a locale. */
function perLocale<T>(ask: (locale: string) => T) {
  const known = new Map<string, T>();
  return (locale: string): T => {
    let answer = known.get(locale);
    if (answer === undefined) known.set(locale, (answer = ask(locale)));
    return answer;
  };
}

/** The order in which a locale writes a date. */
export const partOrder = perLocale((locale): readonly DatePart[] =>
  new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", day: "numeric" })
    .formatToParts(0)
    .map((part) => part.type)
    .filter((type): type is DatePart => type === "year" || type === "month" || type === "day"),
);

/** The locale's names of the months, as they stand alone. */
export const monthNames = perLocale((locale): readonly string[] => {
  const { format } = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month, 1)));
});
