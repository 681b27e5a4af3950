import { calls } from "@kindling/domain/contract";
import { useCall } from "@kindling/domain/react";
import { useContext } from "react";
import { countsOnly, newsOf } from "./news.ts";
import { LoggedInContext } from "./use-user.ts";

/** What is new to the member who is logged in. */
export function useNews() {
  const query = useContext(LoggedInContext) ? countsOnly : null;
  const { data: chats } = useCall(calls.getChats, query);
  const { data: likes } = useCall(calls.getLikes, query);
  return newsOf(chats, likes);
}
