import { useEffect } from "react";
import useSWR, { type SWRConfiguration, type SWRResponse } from "swr";
import type { AnswerOf, Call, CallError, CallName, QueryOf } from "../contract/index.ts";
import { useDomain } from "./context.ts";

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

/**
 * Reads a call through the cache. `query: null` reads nothing yet.
 *
 * @example const { data } = useCall(calls.getChats, {});
 */
export function useCall<C extends Call<CallName, "json">>(
  call: C,
  query: QueryOf<C> | null,
  options?: SWRConfiguration<AnswerOf<C>, CallError>,
): SWRResponse<AnswerOf<C>, CallError> {
  const { client, seeded } = useDomain();
  const key = query === null ? null : callKey(call, query);
  useEffect(() => {
    if (key !== null) seeded.delete(key);
  }, [key, seeded]);
  return useSWR<AnswerOf<C>, CallError>(key, () => client.call(call, { query: query! }), {
    revalidateIfStale: key === null || !seeded.has(key),
    ...options,
  });
}
