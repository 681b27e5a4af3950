import { cellOf } from "@kindling/domain/rules";
import { citiesOf, type City } from "./gazetteer.ts";

/** What a member says of where they are. */
interface Said {
  readonly country: string;
  readonly region?: string | null | undefined;
  readonly city?: string | null | undefined;
}

/** A name as it is compared: without accents, signs and capitals. */
const fold = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const indexes = new Map<string, ReadonlyMap<string, readonly City[]>>();

/** A country's cities by name; the largest first. */
function indexOf(country: string): ReadonlyMap<string, readonly City[]> {
  const known = indexes.get(country);
  if (known) return known;
  const index = new Map<string, City[]>();
  for (const city of citiesOf(country))
    for (const name of new Set(city.names.map(fold))) index.set(name, [...(index.get(name) ?? []), city]);
  if (index.size > 0) indexes.set(country, index);
  return index;
}

/**
 * The cell of what a member says of where they are: of their city, the one in their region before one elsewhere, else of the
 * largest city of their region. It knows no more than what stands on their card. `null` where that is no place.
 */
export function cellOfPlace({ country, region, city }: Said): number | null {
  const named = city ? (indexOf(country).get(fold(city)) ?? []) : [];
  const found =
    named.find((one) => region && one.region === region) ??
    named[0] ??
    (region ? citiesOf(country).find((one) => one.region === region) : undefined);
  return found ? cellOf(found) : null;
}
