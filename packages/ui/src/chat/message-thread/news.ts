import type { Message } from "../message-bubble/message.ts";

/** The newest message of the other. */
export function lastOfOther(messages: readonly Message[]): Message | undefined {
  return messages.findLast((message) => message.author === "other");
}

/**
 * What the other has written since a message of theirs, oldest first. Own messages that are still on their way may
 * stand below a newer one of the other, so the search goes on past them.
 */
export function othersSince(messages: readonly Message[], known: Message | undefined): Message[] {
  const news: Message[] = [];
  for (let i = messages.length - 1; i >= 0; i--) {
    const message = messages[i]!;
    if (message.author === "own") continue;
    if (known && (message.id === known.id || message.sentAt < known.sentAt)) break;
    news.unshift(message);
  }
  return news;
}

/** Whether the newest own message has only now been sent from here. */
export function sendsNow(before: readonly Message[], messages: readonly Message[]) {
  const last = messages.at(-1);
  return (
    last?.state === "sending" && last.id !== before.at(-1)?.id && !before.some((message) => message.id === last.id)
  );
}
