import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Message } from "../contract/index.ts";
import { firstUnread, openConversation, pendingFor, reduceConversation } from "./conversation.ts";
import { type Outbox, reduceOutbox } from "./outbox.ts";

const message = (seq: number, parts: Partial<Message> = {}): Message =>
  ({ id: `m${seq}`, seq, own: false, kind: "text", text: "Hi", sent_at: "", request_key: null, ...parts }) as Message;

/** Messages from one number to another. */
const span = (first: number, last: number) =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => message(first + index));

const pageOf = (first: number, last: number) => ({ messages: span(first, last), has_older: first > 1 });
const open = (first: number, last: number, read_seq = 0) => openConversation({ ...pageOf(first, last), read_seq });
const seqs = ({ messages }: { messages: readonly Message[] }) => messages.map(({ seq }) => seq);

describe("CHAT-07 BEYOND-39 a conversation that is open", () => {
  const pages = fc.array(fc.record({ older: fc.boolean(), fresh: fc.nat(80) }));

  it("has each message once, in order and without a hole, to the latest, and knows whether there are older ones", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), pages, (count, all) => {
        let last = count;
        let state = open(Math.max(1, last - 49), last);
        for (const { older, fresh } of all) {
          const before = state.messages[0]!.seq;
          if (!older) last += fresh;
          state = older
            ? reduceConversation(state, { type: "older", page: pageOf(Math.max(1, before - 50), before - 1) })
            : reduceConversation(state, { type: "page", page: pageOf(Math.max(1, last - 49), last) });
          expect(seqs(state)).toEqual(span(state.messages[0]!.seq, last).map(({ seq }) => seq));
          expect(state.hasOlder).toBe(state.messages[0]!.seq > 1);
        }
      }),
    );
  });

  it("stays the same object where nothing is new", () => {
    const state = open(1, 10, 3);
    expect(reduceConversation(state, { type: "page", page: pageOf(1, 10) })).toBe(state);
    expect(reduceConversation(state, { type: "seen", seq: 2 })).toBe(state);
  });

  it("asks for nothing older once there turns out to be nothing", () => {
    const state = open(51, 100);
    expect(reduceConversation(state, { type: "older", page: { messages: [], has_older: false } }).hasOlder).toBe(false);
  });

  it("is read up to the furthest that was seen, and again from where it was when that could not be kept", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), (seen) => {
        const state = seen.reduce((now, seq) => reduceConversation(now, { type: "seen", seq }), open(1, 50, 7));
        expect(state.readSeq).toBe(Math.max(7, ...seen));
        expect(reduceConversation(state, { type: "unread", seq: 7 }).readSeq).toBe(7);
      }),
    );
  });

  it("keeps its divider where it was when it was opened", () => {
    const seen = reduceConversation(open(1, 10, 4), { type: "seen", seq: 10 });
    const later = reduceConversation(seen, { type: "page", page: pageOf(1, 12) });
    expect(firstUnread(later)?.seq).toBe(5);
    expect(firstUnread(open(1, 10, 10))).toBeUndefined();
  });
});

describe("BEYOND-12 a photo that came blurred", () => {
  const photo = (seq: number, blurred: boolean) =>
    message(seq, { kind: "photo", blurred, text: undefined } as Partial<Message>);
  const page = (blurred: boolean) => ({ messages: [message(1), photo(2, blurred)], has_older: false });
  const blurredIn = ({ messages }: { messages: readonly Message[] }) =>
    messages.map((one) => one.kind === "photo" && one.blurred);

  it("is plain once it is uncovered, here or on another device, and an older answer does not cover it again", () => {
    const state = openConversation({ ...page(true), read_seq: 0 });
    expect(blurredIn(state)).toEqual([false, true]);
    const here = reduceConversation(state, { type: "uncovered", message: photo(2, false) });
    const there = reduceConversation(state, { type: "page", page: page(false) });
    for (const uncovered of [here, there]) {
      expect(blurredIn(uncovered)).toEqual([false, false]);
      expect(reduceConversation(uncovered, { type: "page", page: page(true) })).toBe(uncovered);
    }
  });
});

describe("CHAT-05 BEYOND-39 what is on its way", () => {
  const keys = ["a", "b", "c"];
  const outbox = keys.reduce<Outbox>(
    (all, requestKey) =>
      reduceOutbox(all, { type: "send", requestKey, profile: "7", content: { kind: "text", text: "Hi" }, at: 1 }),
    [],
  );

  it("stands there until its stored message does, never both and never neither", () => {
    fc.assert(
      fc.property(fc.subarray(keys), (stored) => {
        const messages = stored.map((key, at) => message(at + 1, { own: true, request_key: key }));
        const shown = [...stored, ...pendingFor(outbox, "7", messages).map(({ requestKey }) => requestKey)];
        expect(shown.toSorted()).toEqual(keys);
      }),
    );
  });

  it("is nobody else's", () => {
    expect(pendingFor(outbox, "8", [])).toEqual([]);
  });
});
