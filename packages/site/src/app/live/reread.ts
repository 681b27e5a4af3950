import type { Client } from "@kindling/domain/client";
import { calls } from "@kindling/domain/contract";
import { type Answers, callKey } from "@kindling/domain/react";
import type { Stale } from "@kindling/domain/state";
import type { Clock } from "@kindling/domain/time";
import type { Cache, ScopedMutator } from "swr";
import { askWhoIsThere } from "../../shared/session/watch-session.ts";
import type { Answered } from "./tabs.ts";

/** What is known on a page, and how it is read anew. */
export interface Known {
  readonly account: string;
  readonly client: Client;
  readonly clock: Clock;
  readonly answers: Answers;
  readonly cache: Cache;
  readonly mutate: ScopedMutator;
}

const userKey = callKey(calls.getUser, {});

/** Whether an answer is old. One that is about no conversation yet may be about any. */
function isStale({ cache }: Known, key: string, stale: readonly Stale[]): boolean {
  const name = key.slice(0, key.indexOf("?"));
  return stale.some(({ call, conversation }) => {
    if (call !== name) return false;
    const { conversation: known } = Object(cache.get(key)?.data) as { conversation?: { id: string } | null };
    return conversation === undefined || !known || known.id === conversation;
  });
}

const staleKeys = (known: Known, stale: readonly Stale[]): string[] =>
  [...known.cache.keys()].filter((key) => key !== userKey && isStale(known, key, stale));

/**
 * Reads what is shown and old anew, and answers what has come. Who is there comes first: when the session has ended, that is the
 * one call that hears so, and `undefined` says that it has, or that nobody knows.
 */
export async function reread(known: Known, stale: readonly Stale[]): Promise<Answered[] | undefined> {
  const { account, client, clock, answers, mutate } = known;
  const came: Answered[] = [];
  if (stale.some(({ call }) => call === calls.getUser.name)) {
    const asked = askWhoIsThere(account, client);
    await mutate(userKey, asked, { revalidate: false, populateCache: (there, before) => there ?? before });
    const user = await asked;
    if (!user) return undefined;
    came.push([userKey, user]);
  }
  const since = clock.now();
  const read = async (key: string) => {
    const data: unknown = await mutate(key);
    // What no part of the page shows is not asked for.
    if (answers.cameSince(key, since)) came.push([key, data]);
  };
  await Promise.allSettled(staleKeys(known, stale).map(read));
  return came;
}

/** Takes over what another tab has read. */
export function takeAnswers({ cache, mutate }: Known, answered: readonly Answered[]): void {
  for (const [key, data] of answered)
    if (cache.get(key)?.data !== undefined) void mutate(key, data, { revalidate: false });
}

/** What is old here and another tab has not read. */
export function restOf(known: Known, answered: readonly Answered[], stale: readonly Stale[]): string[] {
  const there = new Set(answered.map(([key]) => key));
  return staleKeys(known, stale).filter((key) => !there.has(key));
}
