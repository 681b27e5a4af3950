import type { Problem } from "../contract/index.ts";

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
  readonly text: string;
  readonly createdAt: number;
  readonly status: "sending" | "failed";
  readonly error?: Problem;
}

/** Whether something that was stored is an item: another version may have written it. */
export const isOutboxItem = (stored: unknown): stored is OutboxItem => {
  const { requestKey, profile, text, createdAt } = Object(stored) as Partial<OutboxItem>;
  return [requestKey, profile, text].every((value) => typeof value === "string") && typeof createdAt === "number";
};

export type OutboxEvent =
  | { type: "send"; requestKey: string; profile: string; text: string; at: number }
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
          text: event.text,
          createdAt: event.at,
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
