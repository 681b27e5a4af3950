export type TranscriptQuery = { conversation: string } | { profile: string };

/** /chats/{id} names the conversation, /members/{id}/chat the other member. */
export const transcriptQuery = (routeName: string, id: string): TranscriptQuery =>
  routeName === "chats-id" ? { conversation: id } : { profile: id };
