import type { LocaleCode, Settings, User } from "@kindling/domain/contract";
import { remember } from "@kindling/domain/time";
import { localeRecord, readAcceptLanguage } from "@kindling/locales";

interface Reader {
  readonly user: User | null;
  readonly settings: Settings;
  readonly acceptLanguage: string | null;
}

/** Where dates and times are written as the reader is used to: the member's country, the browser's region, the address's country. */
function regionOf({ user, settings, acceptLanguage }: Reader): string | undefined {
  const named = readAcceptLanguage(acceptLanguage ?? undefined)
    .map((tag) => /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i.exec(tag)?.[1]?.toUpperCase())
    .find(Boolean);
  return user?.profile.country ?? named ?? settings.geoip_country ?? undefined;
}

const hours = (tag: string) => new Intl.DateTimeFormat(tag, { hour: "numeric" }).resolvedOptions().hourCycle;
const monthFirst = (tag: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: "medium" }).formatToParts(0)[0]!.type === "month";

/** Of a locale and a region, as one text. */
const tagOf = remember(500, (name: string): string => {
  const [iso, region] = name.split(" ") as [string, string];
  // English has two ways to write a date; both are in every browser, while English of each country is not.
  const base = iso === "en" && !monthFirst(`en-${region}`) ? "en-GB" : iso;
  const cycle = hours(`en-${region}`);
  return cycle === hours(base) ? base : `${base}-u-hc-${cycle}`;
});

/** The BCP 47 tag by which a page formats: its language, with the order of dates and the hours of the reader's region. */
export function formatLocale(locale: LocaleCode, reader: Reader): string {
  const { iso } = localeRecord(locale);
  const region = regionOf(reader);
  return region ? tagOf(`${iso} ${region}`) : iso;
}
