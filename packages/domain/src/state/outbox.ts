import { isGift, type Problem } from "../contract/index.ts";
import type { MessageContent } from "../rules/index.ts";

/**
 * What a member has sent but the server has not answered yet.
 *
 *   (send) --> sending --sent--> gone, the server's message stands in its place
 *              sending --failed--> failed --retry--> sending (same request key: charged once)
 *                                  failed --drop--> gone
 */
export interface OutboxItem {
  readonly requestKey: string;
  /** Whom it is for. */
  readonly profile: string;
  readonly content: MessageContent;
  /** Later than any other's, whatever the clock says: the order in which they were written. */
  readonly createdAt: number;
  readonly status: "sending" | "failed";
  readonly error?: Problem;
}

/** What was stored of a message's content; `undefined` where it is of a kind that this version cannot send. */
function readContent(stored: unknown): MessageContent | undefined {
  const { kind, text, gift } = Object(stored) as Readonly<Record<string, unknown>>;
  switch (kind) {
    case "text":
    case "icebreaker":
      return typeof text === "string" ? { kind, text } : undefined;
    case "gift":
      return isGift(gift) ? { kind, gift } : undefined;
    default:
      return undefined;
  }
}

/** An item as it was stored: another version may have written it, the first of them with nothing but a text. */
export function readOutboxItem(stored: unknown): OutboxItem | undefined {
  const { text, ...item } = Object(stored) as Partial<OutboxItem> & { text?: unknown };
  const { requestKey, profile, createdAt, status = "sending" } = item;
  const content = readContent(item.content ?? { kind: "text", text });
  const whole = typeof requestKey === "string" && typeof profile === "string" && typeof createdAt === "number";
  return whole && content ? { ...item, requestKey, profile, createdAt, status, content } : undefined;
}

export type OutboxEvent =
  | { type: "send"; requestKey: string; profile: string; content: MessageContent; at: number }
  | { type: "sent"; requestKey: string }
  | { type: "failed"; requestKey: string; error: Problem }
  | { type: "retry"; requestKey: string }
  | { type: "drop"; requestKey: string };

export type Outbox = readonly OutboxItem[];

/** The outbox after an event; an event for an item in another status changes nothing. */
export function reduceOutbox(outbox: Outbox, event: OutboxEvent): Outbox {
  const change = (from: OutboxItem["status"], next: (item: OutboxItem) => OutboxItem): Outbox =>
    outbox.map((item) => (item.requestKey === event.requestKey && item.status === from ? next(item) : item));
  switch (event.type) {
    case "send":
      if (outbox.some((item) => item.requestKey === event.requestKey)) return outbox;
      return [
        ...outbox,
        {
          requestKey: event.requestKey,
          profile: event.profile,
          content: event.content,
          createdAt: Math.max(event.at, ...outbox.map(({ createdAt }) => createdAt + 1)),
          status: "sending",
        },
      ];
    case "sent":
      return outbox.filter((item) => item.requestKey !== event.requestKey);
    case "failed":
      return change("sending", (item) => ({ ...item, status: "failed", error: event.error }));
    case "retry":
      return change("failed", (item) => ({ ...item, status: "sending", error: undefined }));
    case "drop":
      return outbox.filter((item) => !(item.requestKey === event.requestKey && item.status === "failed"));
  }
}
