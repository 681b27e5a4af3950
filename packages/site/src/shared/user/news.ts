import type { Chats, Likes } from "@kindling/domain/contract";

/** What is new to a member, and its sum for title and app badge; nothing is new where nothing is known. */
export function newsOf(chats: Chats | undefined, likes: Likes | undefined) {
  const unread = chats?.chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0) ?? 0;
  const newLikes = likes?.liked_by.filter((like) => like.like_new).length ?? 0;
  return { unread, newLikes, total: unread + newLikes };
}
