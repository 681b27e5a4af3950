import { niches, type SiteConfig } from "@kindling/domain/contract";
import { siteConfig } from "@kindling/domain/schemas";
import * as z from "zod";
import { expectedOf, schemaAt, type SettingSchema } from "./expected.ts";

/** One brand that this back end serves, as its shell in `apps/` configures it. */
export type Site = SiteConfig;

/** The host name in a `Host` header, without its port. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d{1,5}$/, "");

/** Whether a host name is this machine's own, in every network. */
export const isLocalHost = (name: string): boolean => /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(name);

/** The site of a host; `undefined` for a host that is nobody's. */
export const siteOfHost = (sites: readonly Site[], host: string): Site | undefined =>
  sites.find((site) => site.hosts.includes(hostName(host)));

/** Settings that no server starts with; its message names every one, and what it may be. */
export class InvalidSites extends Error {
  override readonly name = "InvalidSites";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings of the sites are not right:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

const sitesSchema = z.array(siteConfig).min(1);

/** Checks what the shells say of their sites. All that is wrong is said at once. */
export function parseSites(input: unknown): readonly Site[] {
  const result = sitesSchema.safeParse(input);
  const problems = result.success ? inconsistencies(result.data) : valueProblems(result.error);
  if (problems.length > 0) throw new InvalidSites(problems);
  return result.data!;
}

const pathName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, key) => (typeof key === "number" ? `${name}[${key}]` : `${name}.${String(key)}`), "sites");

/** Each wrong value by its key, with the values that it may have. */
function valueProblems(error: z.ZodError): string[] {
  const schema = z.toJSONSchema(sitesSchema, { unrepresentable: "any" }) as SettingSchema;
  const said = error.issues.map(({ path }) => `${pathName(path)} must be ${expectedOf(schemaAt(schema, path))}`);
  return [...new Set(said)];
}

const currencies = new Set(Intl.supportedValuesOf("currency"));
const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The places where a value stands that stood in its list before. */
const repeated = (list: readonly unknown[], at: string): string[] =>
  list.flatMap((value, n) => (list.indexOf(value) < n ? [`${at}[${n}] must not be there twice`] : []));

/** What each site says that may be said once. */
const repeatedOf = ({ settings, bundles, locales, company }: Site, at: string): string[] => [
  ...repeated(locales, `${at}.locales`),
  ...bundles.flatMap(({ id }, n) =>
    bundles.findIndex((other) => other.id === id) < n ? [`${at}.bundles[${n}].id must be no other package's`] : [],
  ),
  ...(
    [
      "visible_locales",
      "countries",
      "interests",
      "search_fields",
      "visible_profile_fields",
      "visible_profile_notes",
    ] as const
  ).flatMap((key) => repeated(settings[key] ?? [], `${at}.settings.${key}`)),
  ...repeated(company.tradenames, `${at}.company.tradenames`),
];

/** Whether pictures can be fetched from there: a path of the site itself, or another host's address. */
const isPrefix = (text: string): boolean =>
  /^\/(?!\/)[\w./-]*$/.test(text) || (/^https:\/\/\S+$/.test(text) && URL.canParse(text));

const isOrigin = (text: string): boolean => /^https?:/.test(text) && new URL(text).origin === text;

/** What each value allows but all together do not: unknown currencies and countries, a host of two sites, repetitions. */
function inconsistencies(sites: readonly Site[]): string[] {
  return sites.flatMap((site, index) => {
    const { settings, bundles, hosts, origin, locales, key } = site;
    const at = `sites[${index}]`;
    const earlier = sites.slice(0, index);
    const costs = Object.entries(settings.minimum_message_costs);
    const checks: [boolean, string][] = [
      [earlier.every((other) => other.key !== key), `${at}.key must be no other site's`],
      [
        niches[settings.niche - 1] === key,
        `${at}.settings.niche must be ${niches.indexOf(key) + 1}, the number of ${key}`,
      ],
      [hosts.includes(hostName(new URL(origin).host)), `${at}.origin must be of one of its hosts: ${hosts.join(", ")}`],
      [isOrigin(origin), `${at}.origin must be a scheme and a host, as in https://kindling.example`],
      [
        isPrefix(settings.cdn_prefix),
        `${at}.settings.cdn_prefix must be a path, as in /media/, or an address of https`,
      ],
      ...hosts.map((host, n): [boolean, string] => [
        host === hostName(host) && hosts.indexOf(host) === n && earlier.every((other) => !other.hosts.includes(host)),
        `${at}.hosts[${n}] must be a host name in lower case, without a port, that no other site has`,
      ]),
      ...settings.countries.map((country, n): [boolean, string] => [
        countryNames.of(country) !== undefined,
        `${at}.settings.countries[${n}] must be a country of ISO 3166-1`,
      ]),
      ...costs.map(([country, { currency }]): [boolean, string] => [
        currencies.has(currency),
        `${at}.settings.minimum_message_costs.${country}.currency must be a currency of ISO 4217`,
      ]),
      ...bundles.map(({ price }, n): [boolean, string] => [
        currencies.has(price.currency),
        `${at}.bundles[${n}].price.currency must be a currency of ISO 4217`,
      ]),
      ...settings.visible_profile_notes.map((field, n): [boolean, string] => [
        settings.visible_profile_fields.includes(field),
        `${at}.settings.visible_profile_notes[${n}] must be one of visible_profile_fields: a note is shown with its field`,
      ]),
      ...(settings.visible_locales ?? []).map((locale, n): [boolean, string] => [
        locales.includes(locale),
        `${at}.settings.visible_locales[${n}] must be one of ${locales.join(", ")}`,
      ]),
    ];
    return [...checks.flatMap(([holds, problem]) => (holds ? [] : [problem])), ...repeatedOf(site, at)];
  });
}
