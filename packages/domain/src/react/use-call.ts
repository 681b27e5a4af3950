import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from "swr";
import type { AnswerOf, CallError, JsonCall, QueryOf } from "../contract/index.ts";
import { callKey } from "./call-key.ts";
import { useDomain } from "./context.ts";

/**
 * Reads a call through the cache. `query: null` reads nothing yet.
 *
 * @example const { data } = useCall(calls.getChats, {});
 */
export function useCall<C extends JsonCall>(
  call: C,
  query: QueryOf<C> | null,
  options?: SWRConfiguration<AnswerOf<C>, CallError>,
): SWRResponse<AnswerOf<C>, CallError> {
  const { answers } = useDomain();
  const { cache } = useSWRConfig();
  const key = query === null ? null : callKey(call, query);
  const read = () => answers.read(call, query!, cache.get(key!)?.data === undefined);
  return useSWR<AnswerOf<C>, CallError>(key, read, {
    revalidateIfStale: key === null || !answers.isFresh(key),
    ...options,
  });
}

/** Reads a call ahead of need, into the cache: what is there, or on its way, is not asked for again. */
export function useReadAhead(): <C extends JsonCall>(call: C, query: QueryOf<C>) => void {
  const { answers } = useDomain();
  const { cache, mutate } = useSWRConfig();
  return (call, query) => {
    const key = callKey(call, query);
    if (cache.get(key)?.data !== undefined) return;
    // Whoever comes to need it asks again and says what is wrong; a page that has gone meanwhile has no cache to fill.
    answers
      .readAhead(call, query)
      ?.then((answer) => mutate(key, answer, { revalidate: false }))
      .catch(() => {});
  };
}
