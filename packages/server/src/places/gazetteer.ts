import { readFileSync } from "node:fs";
import { kilometersBetween, type Point } from "@kindling/domain/rules";

/** A city, and where its middle is. */
export interface City extends Point {
  readonly country: string;
  /** ISO 3166-2; `null` where the list does not say. */
  readonly region: string | null;
  /** Its names, the country's own first. */
  readonly names: readonly string[];
}

/** A country's part of the list, and the box that its cities lie in. */
interface Section {
  readonly box: readonly number[];
  readonly lines: string;
}

/** How far from any city a point is nowhere, in kilometers. */
const reach = 50;
/** Kilometers of a degree from south to north. */
const degree = 111;

/** Made by `scripts/places`. */
const file = new URL("../../places/cities.txt", import.meta.url);

const degreesOf = (hundredths: string | undefined): number => Number(hundredths) / 100;

function sectionOf(text: string): [country: string, section: Section] {
  const [country = "", box = ""] = text.split("\n", 2);
  const lines = text.slice(country.length + box.length + 2).trimEnd();
  return [country, { box: box.split(" ").map(degreesOf), lines }];
}

function cityOf(country: string, line: string): City {
  const [names = "", region, lat, lon] = line.split("\t");
  return {
    country,
    region: region ? `${country}-${region}` : null,
    names: names.split("|"),
    lat: degreesOf(lat),
    lon: degreesOf(lon),
  };
}

/** Whether a point is in a box, or so near that one of its cities may be within reach. */
function isNear({ lat, lon }: Point, [south = 0, north = 0, west = 0, east = 0]: readonly number[]): boolean {
  const up = reach / degree;
  const on = up / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return lat >= south - up && lat <= north + up && lon >= west - on && lon <= east + on;
}

const sections = (): ReadonlyMap<string, Section> =>
  (read ??= new Map(readFileSync(file, "utf8").split(/^=/m).slice(1).map(sectionOf)));
let read: ReadonlyMap<string, Section> | undefined;

const known = new Map<string, readonly City[]>();

/** The cities of a country, the largest first; none of one that nobody knows. A country is read when somebody asks for it. */
export function citiesOf(country: string): readonly City[] {
  const section = sections().get(country);
  if (!section) return [];
  const cities = known.get(country) ?? section.lines.split("\n").map((line) => cityOf(country, line));
  known.set(country, cities);
  return cities;
}

/** The city nearest to a point, of all countries; none in the middle of a sea. */
export function nearestCity(point: Point): City | undefined {
  let best: City | undefined;
  let least = reach;
  for (const [country, { box }] of sections()) {
    if (!isNear(point, box)) continue;
    for (const city of citiesOf(country)) {
      if (Math.abs(city.lat - point.lat) * degree > least) continue;
      const distance = kilometersBetween(point, city);
      if (distance <= least) [best, least] = [city, distance];
    }
  }
  return best;
}
