import { describe, expect, test } from "vitest";
import type { Message } from "../message-bubble/message.ts";
import { lastOfOther, othersSince, sendsNow } from "./news.ts";

const at = (id: string, author: Message["author"], sentAt: number, state?: Message["state"]): Message => ({
  id,
  kind: "text",
  text: id,
  author,
  sentAt,
  state,
});
const ids = (messages: readonly Message[]) => messages.map((message) => message.id);

describe("news", () => {
  const known = [at("o1", "other", 1), at("m1", "own", 2, "sending")];

  test("finds what the other wrote, also above an own message that is still on its way", () => {
    expect(
      ids(othersSince([known[0]!, at("o2", "other", 3), at("o3", "other", 4), known[1]!], lastOfOther(known))),
    ).toEqual(["o2", "o3"]);
  });

  test("older pages are no news, and neither is a known message that has gone", () => {
    expect(othersSince([at("o0", "other", 0), ...known], lastOfOther(known))).toEqual([]);
    expect(othersSince([at("o0", "other", 0), known[1]!], lastOfOther(known))).toEqual([]);
  });

  test("only a message that this page sends now leads down", () => {
    expect(sendsNow(known, [...known, at("m2", "own", 5, "sending")])).toBe(true);
    expect(sendsNow(known, [...known, at("m2", "own", 5)])).toBe(false);
    expect(sendsNow(known, [...known, at("o2", "other", 5)])).toBe(false);
    expect(sendsNow(known, known)).toBe(false);
    expect(sendsNow([], [])).toBe(false);
  });
});
