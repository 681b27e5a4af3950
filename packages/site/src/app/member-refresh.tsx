import { calls } from "@kindling/domain/contract";
import { callKey, usePoll } from "@kindling/domain/react";
import { useContext } from "react";
import { useSWRConfig } from "swr";
import { LoggedInContext } from "../shared/user/use-user.ts";

const refreshed = [callKey(calls.getUser, {}), callKey(calls.getChats, {}), callKey(calls.getLikes, {})];

/** Refreshes user, chats and likes, and what is open of a conversation, on the product's rhythm. */
export function MemberRefresh() {
  const loggedIn = useContext(LoggedInContext);
  const { mutate } = useSWRConfig();
  const isOpenTranscript = (key: unknown) => typeof key === "string" && key.startsWith(`${calls.getMessages.name}?`);
  usePoll({
    loggedIn,
    push: false,
    refresh: () => {
      for (const key of refreshed) void mutate(key);
      void mutate(isOpenTranscript);
    },
  });
  return null;
}
