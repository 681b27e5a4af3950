import { cellOf } from "../rules/index.ts";

/** The cities that the fake world has. */
export const fakeCities = [
  { country: "NL", region: "NL-UT", city: "Utrecht", lat: 52.09, lon: 5.12 },
  { country: "NL", region: "NL-NH", city: "Amsterdam", lat: 52.37, lon: 4.89 },
  { country: "FR", region: "FR-ARA", city: "Lyon", lat: 45.75, lon: 4.85 },
  { country: "GB", region: null, city: "Bristol", lat: 51.46, lon: -2.6 },
  { country: "DE", region: null, city: "Berlin", lat: 52.52, lon: 13.4 },
] as const;

/** The cell of a city by its name. */
export function fakeCellOf(city: string | null | undefined): number | null {
  const found = fakeCities.find((one) => one.city === city);
  return found ? cellOf(found) : null;
}
