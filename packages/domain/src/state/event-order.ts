import type { StreamEvent } from "../contract/index.ts";

/**
 * How far a reader of events is. Events have numbers without a gap, so one that is missing is known to be:
 *
 *   up to n --n + 1--> up to n + 1, and further over what was waiting
 *           --later--> waiting for what lies between --it does not come--> asked for from n on
 *           --n or earlier--> known already
 */
export interface EventOrder {
  /** The number up to which everything is known; nothing before a stream has said where it begins. */
  readonly seq: number | undefined;
  /** What came too soon, by number. */
  readonly waiting: ReadonlyMap<number, StreamEvent>;
}

export const noOrder: EventOrder = { seq: undefined, waiting: new Map() };

/** The order after an event, and what may be applied now. */
export function takeEvent(
  order: EventOrder,
  event: StreamEvent,
): { readonly order: EventOrder; readonly ready: readonly StreamEvent[] } {
  if (event.kind === "ready" || event.kind === "reload")
    return { order: { seq: event.seq, waiting: new Map() }, ready: [event] };
  const seq = "seq" in event ? event.seq : undefined;
  if (seq === undefined) return { order, ready: [event] };
  if (order.seq === undefined) return { order: { ...order, seq }, ready: [event] };
  if (seq <= order.seq) return { order, ready: [] };
  const waiting = new Map(order.waiting).set(seq, event);
  const ready: StreamEvent[] = [];
  let last = order.seq;
  for (let next = waiting.get(last + 1); next; next = waiting.get(last + 1)) {
    ready.push(next);
    last += 1;
    waiting.delete(last);
  }
  return { order: { seq: last, waiting }, ready };
}
