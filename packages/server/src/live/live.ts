import type { StreamEvent } from "@kindling/domain/contract";
import type { Clock } from "@kindling/domain/time";
import { minute } from "@kindling/domain/rules";
import type { Logger } from "pino";
import type { OpenDatabase } from "../database/database.ts";
import { listenToBell } from "./listen.ts";
import { LiveStream } from "./live-stream.ts";
import type { Note } from "./notes.ts";
import { createThrottle } from "./throttle.ts";
import { eventsAtOnce, type Listener, readDifferences, standOf, standOfAll } from "./read-events.ts";

/** How often a process looks by itself, in milliseconds: a bell that was not heard is no later than that. */
const sweepInterval = 5_000;
/** Streams of one member in one process; one more ends the oldest, which is most likely a connection that nobody reads. */
const streamsOfOne = 10;
/** How soon a member who is writing is heard again, in milliseconds: a page says it every three seconds. */
const typingInterval = 2_000;
/** Those who are sent away by a stop come back spread over this time. */
const returnSpread = minute;

interface LiveOptions {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Logger;
  /** Straight to the database, where `database` is reached through a pooler. @default the database's */
  readonly listenUrl?: string | undefined;
}

/** The open streams of one process. */
export interface Live {
  /** Opens a stream of a member's events, from after a number on; without one, of what comes. Nothing is listened to before the first. */
  open(listener: Listener, after: number | undefined): Promise<LiveStream>;
  /** Whether a member who is writing is heard: each process holds back for itself who says it too often. */
  hearsTyping(member: number, now: number): boolean;
  /** Begins to listen, as the first stream would. */
  start(): void;
  /** How many streams are open. */
  readonly size: number;
  /** Ends every stream and listens no more. */
  stop(): Promise<void>;
}

/** Holds the streams of a process: hears the bell, reads for all of them together, and looks by itself every few seconds. */
export function createLive({ database, clock, log, listenUrl = database.url }: LiveOptions): Live {
  const { db, bell } = database;
  const streams = new Map<number, Set<LiveStream>>();
  const hungry = new Set<LiveStream>();
  let started: { readonly stop: () => Promise<void> } | undefined;
  let reading = false;
  let sweeping = false;

  const of = (member: number): Iterable<LiveStream> => streams.get(member) ?? [];
  const all = (): LiveStream[] => [...streams.values()].flatMap((ofOne) => [...ofOne]);
  const instant = () => new Date(clock.now()).toISOString();

  /** One query after the other, each for all who wait by then. What fails is tried again by the next sweep. */
  const readOn = async () => {
    if (reading) return;
    reading = true;
    // Those who are rung together are read together.
    await Promise.resolve();
    while (hungry.size > 0) {
      const asking = [...hungry].filter((stream) => stream.hungry);
      hungry.clear();
      for (const stream of asking) stream.look();
      try {
        const found = await readDifferences(
          db,
          asking.map(({ listener: { member }, seq }) => ({ member, seq })),
        );
        for (const [n, events] of found.entries()) asking[n]!.feed(events, events.length === eventsAtOnce);
      } catch (failure) {
        log.warn({ err: failure }, "live events could not be read");
      }
    }
    reading = false;
  };
  const onHungry = (stream: LiveStream) => {
    hungry.add(stream);
    void readOn();
  };

  const check = async (some: readonly LiveStream[]) => {
    const stands = await standOfAll(
      db,
      some.map(({ listener }) => listener),
      new Date(clock.now()),
    );
    for (const [n, last] of stands.entries()) some[n]!.sweep(last);
  };
  const sweep = async (some: readonly LiveStream[]) => {
    await check(some).catch((failure: unknown) => log.warn({ err: failure }, "live events could not be looked for"));
  };

  const hear = (note: Exclude<Note, { about: "proof" }>) => {
    if (note.about === "events") for (const stream of of(note.member)) stream.ring();
    if (note.about === "sessions") void sweep([...of(note.member)]);
    if (note.about === "typing")
      for (const stream of of(note.to)) stream.tell({ kind: "typing", at: instant(), profile: String(note.from) });
  };

  const start = () => {
    if (started) return;
    const listening = listenToBell({ url: listenUrl, bell, log, hear, onHearing: () => void sweep(all()) });
    const timer = setInterval(() => {
      if (sweeping) return;
      sweeping = true;
      void sweep(all()).finally(() => {
        sweeping = false;
      });
    }, sweepInterval);
    started = {
      stop: () => {
        clearInterval(timer);
        return listening.stop();
      },
    };
  };

  /** Where a stream begins: after the number that was asked for, or where everything stands, if what lies between is not kept. */
  const beginningOf = async (member: number, after: number | undefined): Promise<StreamEvent & { seq: number }> => {
    const { last, next } = (await standOf(db, { member, seq: after ?? 0 })) ?? { last: 0, next: null };
    const at = instant();
    if (after === undefined) return { kind: "ready", at, seq: last };
    const whole = after === last || (after < last && next === after + 1);
    return whole ? { kind: "ready", at, seq: after } : { kind: "reload", at, seq: last };
  };

  return {
    async open(listener, after) {
      start();
      const { member } = listener;
      const stream: LiveStream = new LiveStream(listener, await beginningOf(member, after), {
        onHungry,
        onEnd: () => {
          hungry.delete(stream);
          const left = streams.get(member);
          left?.delete(stream);
          if (left?.size === 0) streams.delete(member);
        },
      });
      const ofOne = streams.get(member) ?? new Set();
      streams.set(member, ofOne);
      // Taken out at its end: by then there is room.
      if (ofOne.size >= streamsOfOne) for (const oldest of [...ofOne].slice(0, 1)) oldest.end();
      streams.set(member, ofOne.add(stream));
      return stream;
    },
    hearsTyping: createThrottle(typingInterval),
    start,
    get size() {
      return all().length;
    },
    async stop() {
      for (const stream of all()) stream.end({ retry: Math.round(Math.random() * returnSpread) });
      await started?.stop();
      started = undefined;
    },
  };
}
