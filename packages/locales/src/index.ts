/** A locale of the product. */
export interface LocaleRecord {
  readonly code: string;
  /** The BCP 47 tag that formats and the page's `lang` use. */
  readonly iso: string;
  /** The locale that picture searches know it by. */
  readonly gifLocale: string;
  /** The catalogue's file. */
  readonly file: string;
  /** Its own name for itself. */
  readonly name: string;
}

const record = (code: string, name: string, iso = code): LocaleRecord => ({
  code,
  iso,
  gifLocale: code,
  file: `${code}.json`,
  name,
});

/** The eleven locales; `no` formats as Bokmål. */
export const locales: readonly LocaleRecord[] = [
  record("da", "Dansk"),
  record("de", "Deutsch"),
  record("en", "English"),
  record("es", "Español"),
  record("fi", "Suomi"),
  record("fr", "Français"),
  record("it", "Italiano"),
  record("nl", "Nederlands"),
  record("no", "Norsk", "nb"),
  record("pl", "Polski"),
  record("sv", "Svenska"),
];

export const defaultLocale = "en";

/** The record of a code; an unknown code gives the default's. */
export const localeRecord = (code: string): LocaleRecord =>
  locales.find((locale) => locale.code === code) ?? locales.find((locale) => locale.code === defaultLocale)!;

const asCode = (tag: string): string => {
  const language = tag.trim().toLowerCase().split(/[-_]/, 1)[0]!;
  return language === "nb" || language === "nn" ? "no" : language;
};

/** The code among `visible` that a tag asks for (`nb-NO`, `no_NO`, `fr-CA`), if any. */
export function matchLocale(tag: string | undefined, visible: readonly string[]): string | undefined {
  const code = tag && asCode(tag);
  return code && visible.includes(code) ? code : undefined;
}

/**
 * The locale of a reader: the first tag that names a visible one, else the browser's wish, else English or the first that is
 * visible. Tags come in the order in which they count.
 */
export function chooseLocale(
  tags: readonly (string | undefined)[],
  acceptLanguage: string | undefined,
  visible: readonly string[],
): string {
  const named = tags.map((tag) => matchLocale(tag, visible)).find(Boolean);
  return (
    named ??
    matchAcceptLanguage(acceptLanguage, visible) ??
    matchLocale(defaultLocale, visible) ??
    visible[0] ??
    defaultLocale
  );
}

/** The tags of an Accept-Language header that are wanted, by their weights. */
export function readAcceptLanguage(header: string | undefined): string[] {
  const wanted = (header ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.split(";");
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  return wanted
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag.trim());
}

/** The first of an Accept-Language header's languages, by its weights, that is visible. */
export const matchAcceptLanguage = (header: string | undefined, visible: readonly string[]): string | undefined =>
  readAcceptLanguage(header)
    .map((tag) => matchLocale(tag, visible))
    .find(Boolean);
