import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StreamEvent } from "../contract/index.ts";
import { noOrder, takeEvent } from "./event-order.ts";

const at = "2026-03-01T12:00:00.000Z";
const event = (seq: number): StreamEvent => ({ seq, at, kind: "match", with: "1" });
const seqOf = (one: StreamEvent) => ("seq" in one ? one.seq : undefined);

/** What is applied of events that come one after the other. */
function apply(events: readonly StreamEvent[], begin = noOrder) {
  const applied: (number | undefined)[] = [];
  let order = begin;
  for (const one of events) {
    const taken = takeEvent(order, one);
    order = taken.order;
    applied.push(...taken.ready.map(seqOf));
  }
  return { applied, order };
}

describe("the order of events", () => {
  it("applies each once and in order, however they come", () => {
    const shuffled = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 });
    fc.assert(
      fc.property(shuffled, fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }), (order, again) => {
        const { applied, order: end } = apply([...order, ...again].map(event), { ...noOrder, seq: 0 });
        expect(applied).toEqual([1, 2, 3, 4, 5, 6]);
        expect(end.waiting.size).toBe(0);
      }),
    );
  });

  it("keeps what lies behind a hole until the hole is filled, or a stream begins anew", () => {
    const { applied, order } = apply([event(1), event(3), event(4)], { ...noOrder, seq: 0 });
    expect([applied, order.waiting.size]).toEqual([[1], 2]);
    expect(apply([{ kind: "reload", at, seq: 9 }], order).order).toEqual({ seq: 9, waiting: new Map() });
    expect(apply([event(2)], order).applied).toEqual([2, 3, 4]);
  });

  it("goes by the first number where no stream has said where it begins", () => {
    expect(apply([event(7), event(8)]).applied).toEqual([7, 8]);
  });

  it("lets through what has no number", () => {
    const typing: StreamEvent = { kind: "typing", at, profile: "1" };
    expect(takeEvent({ ...noOrder, seq: 4 }, typing).ready).toEqual([typing]);
  });
});
