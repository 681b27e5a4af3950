import { chunkReloadThrottle } from "../constants.ts";

/** What is known when code of ours could not be loaded. */
export interface ChunkFailure {
  /** The device has a network, and the page would answer. */
  readonly reachable: boolean;
  /** When the page last reloaded for this, as it was kept; `null` for never. */
  readonly mark: string | null;
  readonly now: number;
}

/**
 * Whether a chunk that failed to load may reload the page: never into nothing, at most once a minute.
 *
 * running --fails, reachable, no mark of this minute--> reloading --loads--> running; --fails again--> shown as an error
 */
export function mayReload({ reachable, mark, now }: ChunkFailure): boolean {
  const last = Number(mark ?? Number.NaN);
  // A mark from the future is from a wrong clock and guards nothing.
  const recent = Number.isFinite(last) && last <= now && now - last < chunkReloadThrottle;
  return reachable && !recent;
}
