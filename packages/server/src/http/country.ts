import { createRequire } from "node:module";
import { day } from "@kindling/domain/rules";

const require = createRequire(import.meta.url);
/** The package brings no types; this is what we use of it. */
const geoip = require("geoip-country") as { lookup(address: string): { readonly country: string } | null };
const { version } = require("geoip-country/package.json") as { version: string };

/** Days after which the data is too old to be relied on. */
const keeps = 60;

/** Codes that have a name, and are no country: what is unknown, Europe as a whole. */
const nobodys = new Set(["ZZ", "XX", "EU", "UN"]);
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** A code that is a country's; `undefined` for anything else, such as a proxy's code for "unknown". */
export function knownCountry(code: string | undefined): string | undefined {
  const known = code?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(known) && !nobodys.has(known) && names.of(known) ? known : undefined;
}

/** Where an address is, by the data that came with the package: nobody is asked. */
export const countryOfAddress = (address: string): string | undefined => knownCountry(geoip.lookup(address)?.country);

/** The day of the data that the package brings, which is its version: `5.0.202609260156`. */
export function dateOfCountries(release: string = version): number {
  const [, year, month, date] = /(\d{4})(\d\d)(\d\d)\d{4}$/.exec(release)!;
  return Date.UTC(Number(year), Number(month) - 1, Number(date));
}

/** What to say of data that is too old; `undefined` while it is not. */
export function staleCountries(now: number, release?: string): string | undefined {
  const age = Math.floor((now - dateOfCountries(release)) / day);
  return age > keeps ? `The countries of addresses are ${age} days old: renew them with “npm run renew”.` : undefined;
}
