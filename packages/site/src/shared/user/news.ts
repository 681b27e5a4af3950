import { calls, type Chats, type Likes } from "@kindling/domain/contract";
import { want } from "../routing/route.ts";

/** A page of nobody: what is counted over the whole of a list, for badges and title. */
export const countsOnly = { limit: 0 };

/** The calls that tell what is new. */
export const newsCalls = [want(calls.getChats, countsOnly), want(calls.getLikes, countsOnly)];

/** What is new to a member, and its sum for title and app badge; nothing is new where nothing is known. */
export function newsOf(chats: Chats | undefined, likes: Likes | undefined) {
  const unread = chats?.unread ?? 0;
  const newLikes = likes?.unseen ?? 0;
  return { unread, newLikes, total: unread + newLikes };
}
