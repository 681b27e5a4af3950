import type { StreamEvent } from "@kindling/domain/contract";
import type { Listener } from "./read-events.ts";

/** Sweeps through which a reader may take nothing before its stream is closed. */
const sweepsStalled = 12;
/** Events that a reader who takes nothing may fall behind. */
const behindMost = 256;
/** What is told in passing and waits for nobody: the latest few. */
const passingMost = 4;

/** How a stream ends: at once, or with the wish to come back after so many milliseconds. */
export interface End {
  readonly retry?: number;
}

/**
 * One reader of one member's events. It holds what is being handed over and nothing more: what a slow reader has not taken
 * stays in the database, so that no stream grows.
 *
 *   behind --read--> pending --taken one by one--> behind or waiting --rung--> behind …
 *   any --end--> ended, once what is pending is taken or dropped
 */
export class LiveStream implements AsyncIterableIterator<StreamEvent, End | undefined> {
  readonly listener: Listener;
  /** The number up to which the reader has been given everything. */
  seq: number;
  readonly #onEnd: () => void;
  readonly #onHungry: (stream: LiveStream) => void;
  #pending: StreamEvent[] = [];
  #behind = true;
  #wake: (() => void) | undefined;
  #ended: End | undefined;
  /** The reader has been given something and has not asked for more: since how many sweeps. */
  #stalled: number | undefined;

  constructor(
    listener: Listener,
    first: StreamEvent & { readonly seq: number },
    { onEnd, onHungry }: { onEnd: () => void; onHungry: (stream: LiveStream) => void },
  ) {
    this.listener = listener;
    this.seq = first.seq;
    this.#pending.push(first);
    this.#onEnd = onEnd;
    this.#onHungry = onHungry;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<StreamEvent, End | undefined>> {
    this.#stalled = undefined;
    for (;;) {
      if (this.#ended) return { done: true, value: this.#ended };
      const event = this.#pending.shift();
      if (event) {
        if ("seq" in event && event.seq !== undefined) this.seq = event.seq;
        this.#stalled = 0;
        return { done: false, value: event };
      }
      const woken = new Promise<void>((wake) => {
        this.#wake = wake;
      });
      if (this.#behind) this.#onHungry(this);
      await woken;
    }
  }

  async return(): Promise<IteratorResult<StreamEvent, undefined>> {
    this.end();
    return { done: true, value: undefined };
  }

  /** There is something new: it is read once the reader has taken what it has. */
  ring(): void {
    this.#behind = true;
    if (this.#wake) this.#onHungry(this);
  }

  /** Whether it waits for a look at the database. */
  get hungry(): boolean {
    return this.#behind && this.#wake !== undefined && !this.#ended;
  }

  /** Begins to look at the database: what is rung from here on is looked for again. */
  look(): void {
    this.#behind = false;
  }

  /** Takes what was read; `more`: there may be more of it. */
  feed(events: readonly StreamEvent[], more: boolean): void {
    if (more) this.#behind = true;
    this.#pending.push(...events);
    if (events.length > 0 || more) this.#rouse();
  }

  /** Tells something in passing; a reader who takes nothing misses it. */
  tell(event: StreamEvent): void {
    if (this.#pending.length >= passingMost) return;
    this.#pending.push(event);
    this.#rouse();
  }

  /** Goes by where the member's events stand now; `null` where the session has ended. */
  sweep(last: number | null): void {
    if (last === null) return this.end();
    if (this.#stalled !== undefined) {
      this.#stalled += 1;
      const stuck = this.#stalled > 1 && last - this.seq > behindMost;
      if (stuck || this.#stalled > sweepsStalled) return this.end();
    }
    if (last > this.seq) this.ring();
  }

  end(how: End = {}): void {
    if (this.#ended) return;
    this.#ended = how;
    this.#pending = [];
    this.#onEnd();
    this.#rouse();
  }

  #rouse(): void {
    const wake = this.#wake;
    this.#wake = undefined;
    wake?.();
  }
}
