import { keptBytes, keptEntries, keptFor } from "../constants.ts";

/** Something that a device keeps for its member. */
export interface KeptEntry {
  readonly key: string;
  readonly bytes: number;
  /** When it was written. */
  readonly at: number;
}

/**
 * The keys that a device lets go of, so that what it keeps stays small: what is too old, and of the rest the oldest beyond
 * what there is room for.
 */
export function outgrown(entries: readonly KeptEntry[], now: number): string[] {
  let room = keptBytes;
  return entries
    .toSorted((a, b) => b.at - a.at)
    .filter(({ bytes, at }, n) => {
      room -= bytes;
      // One from the future was stamped by a wrong clock, and is as good as new.
      return n >= keptEntries || room < 0 || now - at > keptFor;
    })
    .map(({ key }) => key);
}
