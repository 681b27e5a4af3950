import { type AnswerOf, type Call, CallError, calls, type QueryOf, type User } from "@kindling/domain/contract";
import type { Client } from "@kindling/domain/client";
import { callKey } from "@kindling/domain/react";
import type { Notice } from "../shared/forms/form.ts";
import { latestMatches } from "../shared/people/likes-query.ts";
import {
  type ReadAnswer,
  type RouteContext,
  type RouteDefinition,
  want,
  type WantedCall,
} from "../shared/routing/route.ts";
import { newsCalls } from "../shared/user/news.ts";

/** Calls that every page reads: the footer's company, for a member's badges what is new, and whom a notice speaks of. */
export const layoutCalls = (user: User | null, notice: Notice | null): readonly WantedCall[] => [
  want(calls.getCompany, {}),
  ...(user ? newsCalls : []),
  ...(user && notice?.name === "match" ? [want(calls.getLikes, latestMatches)] : []),
];

/** The answers of a route's own calls, and of those that hang on them. */
export async function loadRoute(client: Client, route: RouteDefinition, context: RouteContext) {
  const first = await loadAnswers(client, route.calls?.(context) ?? []);
  return { ...first, ...(await loadAnswers(client, route.callsAfter?.(context, readFrom(first)) ?? [])) };
}

/** Who sends the request; `null` for a visitor. */
export async function loadUser(client: Client): Promise<User | null> {
  try {
    return await client.call(calls.getUser);
  } catch (failure) {
    if (failure instanceof CallError && failure.code === "authentication_required") return null;
    throw failure;
  }
}

/** Answers by cache key, fetched side by side; the first failure is thrown. */
export async function loadAnswers(client: Client, wanted: readonly WantedCall[]): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    wanted.map(async ({ call, query }) => [callKey(call, query), await client.call(call, { query })] as const),
  );
  return Object.fromEntries(entries);
}

/** Reads answers by call and query. */
export const readFrom =
  (answers: Readonly<Record<string, unknown>>): ReadAnswer =>
  <C extends Call>(call: C, query: QueryOf<C>) =>
    answers[callKey(call, query)] as AnswerOf<C> | undefined;
