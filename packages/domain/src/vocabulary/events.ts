/** What may happen to a member. */
export const eventKinds = ["message", "read", "like", "unlike", "match", "credits", "payment", "chat_removed"] as const;
