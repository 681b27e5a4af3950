/** What may happen to a member. */
export const eventKinds = [
  "message",
  "read",
  "like",
  "unlike",
  "like_seen",
  "match",
  "credits",
  "payment",
  "chat_removed",
  "reveal",
  "block",
  "unblock",
] as const;
