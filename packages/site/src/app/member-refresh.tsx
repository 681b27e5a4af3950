import { calls } from "@kindling/domain/contract";
import { callKey, isKeyOf, useDomain, usePoll } from "@kindling/domain/react";
import { useSWRConfig } from "swr";
import { isLeaving } from "../shared/session/leave.ts";
import { askWhoIsThere } from "../shared/session/watch-session.ts";
import { useUser } from "../shared/user/use-user.ts";

const userKey = callKey(calls.getUser, {});
/** Chats and likes, as counts and as whatever page of them is open. */
const isRefreshed = isKeyOf(calls.getChats, calls.getLikes);
/** What is open of one member: who of the two has blocked the other sees and is seen no longer. */
const isOfOne = isKeyOf(calls.getMessages, calls.getMember);

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
    void mutate(isRefreshed);
    void mutate(isOfOne);
  };
  usePoll({ loggedIn: account !== null, push: false, refresh: () => void refresh() });
  return null;
}
