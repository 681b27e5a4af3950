import { manyMessages, storyNow } from "../../../src/chat/story-messages.ts";
import type { Message } from "../../../src/chat/message-bubble/message.ts";

export const now = storyNow;
export const start: Message[] = manyMessages(10_000);
export const written = (number: number, text: string): Message => ({
  id: `m${number}`,
  kind: "text",
  author: "own",
  text,
  sentAt: now,
});
