import { calls } from "@kindling/domain/contract";
import { callKey, isKeyOf, useDomain, usePoll } from "@kindling/domain/react";
import { useEffect, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { loadAhead } from "../shared/routing/chunk-guard.ts";
import { isLeaving } from "../shared/session/leave.ts";
import { askWhoIsThere } from "../shared/session/watch-session.ts";
import { useUser } from "../shared/user/use-user.ts";
import type { Live, startLive } from "./live/live.ts";

const userKey = callKey(calls.getUser, {});
/** Chats and likes, as counts and as whatever page of them is open. */
const isRefreshed = isKeyOf(calls.getChats, calls.getLikes);
/** What is open of one member: who of the two has blocked the other sees and is seen no longer. */
const isOfOne = isKeyOf(calls.getMessages, calls.getMember);

/** What scripts a page has, as tabs compare it. */
const versionOf = () => document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";

/** Tells those who listen. */
function createSignal() {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const notify of listeners) notify();
    },
    listen: (notify: () => void) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}

/**
 * Refreshes user, chats and likes, and what is open of one member, on the product's rhythm. From the first time on it does so
 * together with the account's other tabs, and follows what happens; that code comes with the first refresh.
 */
export function MemberRefresh() {
  const account = useUser()?.id ?? null;
  const domain = useDomain();
  const { client } = domain;
  const { mutate, cache } = useSWRConfig();
  const [elsewhere] = useState(createSignal);
  const live = useRef<Promise<Live | undefined>>(undefined);

  useEffect(
    () => () => {
      void live.current?.then((begun) => begun?.stop());
      live.current = undefined;
    },
    [],
  );

  const bringLive = async (): Promise<Live | undefined> => {
    if (account === null) return undefined;
    let begin: typeof startLive | undefined;
    await loadAhead(async () => {
      ({ startLive: begin } = await import("./live/live.ts"));
    });
    return begin?.({ ...domain, account, mutate, cache, version: versionOf(), onRefreshed: elsewhere.tell });
  };

  // Who is there comes first: when the session has ended, that is the one call that hears so.
  const refreshAlone = async () => {
    const asked = askWhoIsThere(account, client);
    void mutate(userKey, asked, { revalidate: false, populateCache: (there, known) => there ?? known });
    if (!(await asked)) return;
    void mutate(isRefreshed);
    void mutate(isOfOne);
  };
  const refresh = async () => {
    if (isLeaving()) return;
    live.current ??= bringLive();
    const together = await live.current;
    // Without its code the page goes on by itself, and tries again the next time.
    if (!together) live.current = undefined;
    await (together ? together.refresh() : refreshAlone());
  };
  usePoll({
    loggedIn: account !== null,
    push: false,
    refresh: () => void refresh(),
    onRefreshed: elsewhere.listen,
  });
  return null;
}
