/** What a message may be. */
export const messageKinds = ["text", "photo", "gift", "icebreaker", "system"] as const;

/** What a message of the system tells. */
export const systemEvents = ["matched", "history_removed"] as const;

/** Why the composer is closed. */
export const closedReasons = [
  "email_not_confirmed",
  "not_enough_credits",
  "conversation_limit",
  "recipient_unavailable",
  "recipient_deleted",
  "recipient_private",
] as const;

/** Messages a page of a transcript. */
export const messagesPerPage = 50;
/** The most that a page has which reaches back to a message. */
export const messagesBack = 1_000;
