import type { Tracking } from "@kindling/domain/contract";
import { trafficSourceOf } from "@kindling/domain/rules";

/** Where a visitor came from, by the address of the first page. Nothing is stored on the device for it. */
export interface Visit {
  readonly tracking: Tracking;
  /** Opens search and sign-up on sites that ask for one. */
  readonly trafficsource?: string;
}

const names = ["network", "ref", "sub1", "sub2", "sub3"] as const;
/** As much as the contract takes of each. */
const longest = 100;

/** Reads it from an address. */
export function readVisit(query: URLSearchParams): Visit {
  const read = (name: string) => query.get(name)?.slice(0, longest) || undefined;
  const given = names.flatMap((name) => {
    const value = read(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const tracking: Tracking = Object.fromEntries(given);
  const source = trafficSourceOf({ trafficsource: read("trafficsource"), tracking });
  return { tracking, ...(source !== undefined && { trafficsource: source }) };
}

/** The part of a visit that a search, or a member's page, is asked with. */
export const sourceOf = ({ trafficsource }: Visit): { trafficsource?: string } =>
  trafficsource === undefined ? {} : { trafficsource };
