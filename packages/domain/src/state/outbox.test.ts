import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Outbox, type OutboxEvent, readOutboxItem, reduceOutbox } from "./outbox.ts";

const send = (requestKey: string, text = "Hi", at = 1): OutboxEvent => ({
  type: "send",
  requestKey,
  profile: "7",
  content: { kind: "text", text },
  at,
});
const failed = (requestKey: string): OutboxEvent => ({
  type: "failed",
  requestKey,
  error: { code: "network_failed", facts: {} },
});

const run = (...events: OutboxEvent[]): Outbox => events.reduce(reduceOutbox, []);
const shape = (outbox: Outbox) => outbox.map(({ requestKey, status, error }) => [requestKey, status, error?.code]);

describe("CHAT-05 BEYOND-07 an outbox", () => {
  it("keeps what failed with why, and sends it again under the same key", () => {
    expect(shape(run(send("a"), failed("a")))).toEqual([["a", "failed", "network_failed"]]);
    expect(shape(run(send("a"), failed("a"), { type: "retry", requestKey: "a" }))).toEqual([
      ["a", "sending", undefined],
    ]);
  });

  it("lets go of what was sent, and of what its writer drops after it failed", () => {
    expect(run(send("a"), { type: "sent", requestKey: "a" })).toEqual([]);
    expect(run(send("a"), failed("a"), { type: "drop", requestKey: "a" })).toEqual([]);
    expect(shape(run(send("a"), { type: "drop", requestKey: "a" }))).toEqual([["a", "sending", undefined]]);
  });

  it("takes an answer that comes after the failure for what it is", () => {
    expect(run(send("a"), failed("a"), { type: "sent", requestKey: "a" })).toEqual([]);
  });

  it("C-059 holds a key once, with the text that it was first sent with", () => {
    expect(run(send("a", "one"), send("a", "two"))).toMatchObject([{ content: { text: "one" } }]);
  });

  it("keeps the order of writing, though a clock stands still or is set back", () => {
    const outbox = run(send("c", "one", 5), send("b", "two", 5), send("a", "three", 3));
    expect(outbox.toSorted((a, b) => a.createdAt - b.createdAt).map(({ requestKey }) => requestKey)).toEqual([
      "c",
      "b",
      "a",
    ]);
  });

  it("never loses a word: what was sent off is there until it was sent or dropped", () => {
    const keys = fc.constantFrom("a", "b", "c");
    const event = fc.oneof(
      keys.map((key) => send(key)),
      keys.map((key) => failed(key)),
      fc.record({ type: fc.constantFrom("sent" as const, "retry" as const, "drop" as const), requestKey: keys }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let outbox: Outbox = [];
        for (const next of events) {
          const before = outbox;
          outbox = reduceOutbox(outbox, next);
          const lost = before.filter(({ requestKey }) => !outbox.some((item) => item.requestKey === requestKey));
          expect(
            lost.length === 0 || next.type === "sent" || (next.type === "drop" && lost[0]!.status === "failed"),
          ).toBe(true);
          expect(new Set(outbox.map(({ requestKey }) => requestKey)).size).toBe(outbox.length);
          expect(outbox.every(({ status, error }) => (status === "failed") === (error !== undefined))).toBe(true);
        }
      }),
    );
  });
});

describe("CHAT-05 an item that was stored", () => {
  const item = { requestKey: "a", profile: "7", createdAt: 1, status: "sending" };

  it.each([
    { kind: "text", text: "Hi" },
    { kind: "icebreaker", text: "Hi" },
    { kind: "gift", gift: "rose" },
  ])("is read with its content, as %j", (content) => {
    expect(readOutboxItem({ ...item, content })).toEqual({ ...item, content });
  });

  it("by the version that knew texts only is read as one", () => {
    expect(readOutboxItem({ ...item, text: "Hi" })).toEqual({ ...item, content: { kind: "text", text: "Hi" } });
  });

  it.each([
    null,
    "text",
    item,
    { ...item, text: 1 },
    { ...item, content: { kind: "gift", gift: "toString" } },
    { ...item, content: { kind: "tomorrow" } },
    { ...item, createdAt: "1", text: "Hi" },
  ])("otherwise, as %j, is none", (stored) => {
    expect(readOutboxItem(stored)).toBeUndefined();
  });
});
