import type { CallName, StreamEvent } from "../contract/index.ts";

/** Answers that are old: all of a call, or those about one conversation. */
export interface Stale {
  readonly call: CallName;
  readonly conversation?: string;
}

const all = (...names: readonly CallName[]): readonly Stale[] => names.map((call) => ({ call }));

/** Everything that is refreshed by itself. */
export const staleAfterAll: readonly Stale[] = all(
  "getUser",
  "getChats",
  "getLikes",
  "getBlocked",
  "getMessages",
  "getMember",
  "getLedger",
  "getPayment",
);

/** What an event of a stream has made old: reading it anew is what the event says. */
export function staleAfter(event: StreamEvent): readonly Stale[] {
  switch (event.kind) {
    case "ready":
    case "typing":
      return [];
    case "message":
    case "read":
    case "chat_removed": {
      const list = all(
        "getChats",
        ...(event.kind === "message" && event.message === 1 ? (["getMember"] as const) : []),
      );
      return [...list, { call: "getMessages", conversation: event.conversation }];
    }
    case "reveal":
      return [...all("getChats"), { call: "getMessages", conversation: event.conversation }];
    case "like":
    case "unlike":
    case "like_seen":
    case "match":
      return all("getLikes");
    case "block":
    case "unblock":
      return all("getBlocked", "getChats", "getLikes", "getMessages", "getMember");
    case "credits":
      // What is left decides whether one may write.
      return all("getUser", "getLedger", "getMessages");
    case "payment":
      return all("getUser", "getLedger", "getPayment", "getMessages", "getMember");
    default:
      return staleAfterAll;
  }
}
