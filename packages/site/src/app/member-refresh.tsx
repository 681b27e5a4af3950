import { calls } from "@kindling/domain/contract";
import { callKey, useDomain, usePoll } from "@kindling/domain/react";
import { useSWRConfig } from "swr";
import { isLeaving } from "../shared/session/leave.ts";
import { askWhoIsThere } from "../shared/session/watch-session.ts";
import { useUser } from "../shared/user/use-user.ts";

const userKey = callKey(calls.getUser, {});
const refreshed = [callKey(calls.getChats, {}), callKey(calls.getLikes, {})];
/** What is open of one member: who of the two has blocked the other sees and is seen no longer. */
const ofOne = [calls.getMessages, calls.getMember].map(({ name }) => `${name}?`);
const isOfOne = (key: unknown) => typeof key === "string" && ofOne.some((name) => key.startsWith(name));

/** Refreshes user, chats and likes, and what is open of one member, on the product's rhythm. */
export function MemberRefresh() {
  const account = useUser()?.id ?? null;
  const { client } = useDomain();
  const { mutate } = useSWRConfig();

  // Who is there comes first: when the session has ended, that is the one call that hears so.
  const refresh = async () => {
    if (isLeaving()) return;
    const asked = askWhoIsThere(account, client);
    void mutate(userKey, asked, { revalidate: false, populateCache: (there, known) => there ?? known });
    if (!(await asked)) return;
    for (const key of refreshed) void mutate(key);
    void mutate(isOfOne);
  };
  usePoll({ loggedIn: account !== null, push: false, refresh: () => void refresh() });
  return null;
}
