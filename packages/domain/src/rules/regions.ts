import type { FieldProblem } from "../contract/index.ts";

/** Whether a code is a region of a country; only where the site has regions. */
export type IsRegion = (country: string, code: string) => boolean;

/** Checks a region: it is of its country, and one of the regions that the site knows, where it knows any. */
export function checkRegion(
  region: string | null | undefined,
  country: string | undefined,
  isRegion: IsRegion = () => true,
): FieldProblem | undefined {
  if (!region) return undefined;
  const known = country !== undefined && region.startsWith(`${country}-`) && isRegion(country, region);
  return known ? undefined : { code: "region_unknown" };
}
