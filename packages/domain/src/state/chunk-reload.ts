import { chunkReloadThrottle } from "../constants.ts";

/** Whether a chunk that failed to load may reload the page: at most once a minute, by what was stored of the last time. */
export function mayReload(stored: string | null, now: number): boolean {
  const last = Number(stored ?? Number.NaN);
  // A stamp from the future is from a wrong clock and guards nothing.
  return !Number.isFinite(last) || last > now || now - last >= chunkReloadThrottle;
}
