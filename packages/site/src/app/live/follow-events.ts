import { type Client, retryDelay } from "@kindling/domain/client";
import { CallError, calls, type StreamEvent } from "@kindling/domain/contract";
import { minute } from "@kindling/domain/rules";
import { type EventOrder, noOrder, takeEvent } from "@kindling/domain/state";
import { monotonicNow } from "@kindling/domain/time";

/** How long what is missing may take to come by itself. */
const holePatience = 1_000;
/** A stream says every half minute that it lives. */
const silence = minute;
const longestDelay = minute;

/** After these nobody asks again: there are no streams here, or not for whoever this is. */
const final = new Set(["not_available", "not_found", "authentication_required", "session_changed"]);

interface FollowOptions {
  readonly client: Client;
  /** The number up to which everything is known. */
  readonly after: number | undefined;
  /** Events in order, each once. `ready` and `reload` first: before the latter, or where no number was known, something may be missed. */
  onEvents(events: readonly StreamEvent[], seq: number | undefined): void;
}

/** Events that are followed. */
export interface Following {
  /** When it is clear whether a stream is there. */
  readonly begun: Promise<void>;
  /** Opens the stream again where nothing has come of it for too long. */
  check(): void;
  close(): void;
}

/** Follows the member's events over a stream that is opened again, with growing waits, for as long as it is wanted. */
export function followEvents({ client, after, onEvents }: FollowOptions): Following {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const closing = new AbortController();
  let order: EventOrder = { ...noOrder, seq: after };
  let current = new AbortController();
  let beatAt = monotonicNow();
  let hole: ReturnType<typeof setTimeout> | undefined;

  const take = (event: StreamEvent) => {
    const taken = takeEvent(order, event);
    order = taken.order;
    clearTimeout(hole);
    if (order.waiting.size > 0) hole = setTimeout(() => current.abort(), holePatience);
    if (taken.ready.length > 0) onEvents(taken.ready, order.seq);
    begin();
  };

  const readOnce = async (onRetry: (milliseconds: number) => void): Promise<void> => {
    current = new AbortController();
    beatAt = monotonicNow();
    const signal = AbortSignal.any([closing.signal, current.signal]);
    const onBeat = () => {
      beatAt = monotonicNow();
    };
    const query = order.seq === undefined ? {} : { after: order.seq };
    for await (const event of client.stream(calls.getEvents, { query, signal, retries: 0, onRetry, onBeat }))
      take(event);
  };

  const run = async () => {
    for (let tries = 0; !closing.signal.aborted; tries += 1) {
      let wait: number | undefined;
      const opened = monotonicNow();
      try {
        await readOnce((milliseconds) => {
          wait = milliseconds;
        });
      } catch (failure) {
        if (failure instanceof CallError && final.has(failure.code)) return;
      } finally {
        begin();
      }
      // One that has held for a while has come to an end of its own.
      if (monotonicNow() - opened > longestDelay) tries = 0;
      const delay = wait ?? Math.min(longestDelay, retryDelay(tries));
      await new Promise<void>((done) => {
        const timer = setTimeout(done, delay);
        closing.signal.addEventListener("abort", () => {
          clearTimeout(timer);
          done();
        });
      });
    }
  };
  void run();
  return {
    begun,
    check() {
      if (monotonicNow() - beatAt > silence) current.abort();
    },
    close() {
      clearTimeout(hole);
      closing.abort();
    },
  };
}
