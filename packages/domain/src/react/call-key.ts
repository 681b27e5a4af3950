import type { Call, QueryOf } from "../contract/index.ts";

/** The cache key of a call with its query; the server seeds the browser's cache by the same key. */
export function callKey<C extends Call>(call: C, query?: QueryOf<C>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    if (value !== undefined && value !== null) parameters.set(name, String(value));
  }
  return `${call.name}?${parameters}`;
}

/** Whether a cache key is of one of some calls, whatever its query: what `mutate` takes to reach all of them. */
export const isKeyOf =
  (...made: readonly Call[]) =>
  (key: unknown): boolean =>
    typeof key === "string" && made.some(({ name }) => key.startsWith(`${name}?`));
