import { type AnswerOf, type CallError, isBlock, type JsonCall, type QueryOf } from "@kindling/domain/contract";
import { useCall } from "@kindling/domain/react";
import type { SWRConfiguration } from "swr";
import { asProblem, type Problem } from "../problems/problem.ts";

/** An answer that a screen is about: it is there, or on its way, or there is a reason why not. */
export interface Answer<T> {
  readonly data: T | undefined;
  /** Why there is nothing to show. What was read before is shown on, whatever became of a later reading but a block. */
  readonly problem: Problem | null;
  readonly onRetry: () => void;
}

/** Reads what a screen is about. */
export function useAnswer<C extends JsonCall>(
  call: C,
  query: QueryOf<C> | null,
  options?: SWRConfiguration<AnswerOf<C>, CallError>,
): Answer<AnswerOf<C>> {
  const { data, error, mutate } = useCall(call, query, options);
  const shown = error && isBlock(error) ? undefined : data;
  return { data: shown, problem: error && !shown ? asProblem(error) : null, onRetry: () => void mutate() };
}
