/** What may happen to a member, in the order of their events. */
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

/** What a stream tells beside them: where it begins, whether something before that is lost, and what is true for a moment only. */
export const streamKinds = ["ready", "reload", "typing"] as const;
