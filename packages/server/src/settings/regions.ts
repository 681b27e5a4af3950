import { region } from "@kindling/domain/schemas";
import { allCountries } from "country-region-data";

/** A part of a country that members search by. */
export interface Region {
  /** ISO 3166-2, as in `NL-UT`. */
  readonly code: string;
  readonly name: string;
}

const byCountry: ReadonlyMap<string, readonly Region[]> = new Map(
  allCountries.map(([, country, regions]) => [
    country,
    regions
      // Some have the country before them already.
      .map(([name, part]) => ({ code: `${country}-${part.replace(`${country}-`, "")}`, name }))
      .filter(({ code }) => region.safeParse(code).success),
  ]),
);

/** The regions of a country; none for a country that nobody knows. */
export const regionsOf = (country: string): readonly Region[] => byCountry.get(country) ?? [];

/** Whether a code is a region of a country. */
export const isRegionOf = (country: string, code: string): boolean =>
  regionsOf(country).some((region) => region.code === code);
