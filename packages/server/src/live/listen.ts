import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { Logger } from "pino";
import { bellChannel, notesOf, type Ring } from "../database/doorbell.ts";
import { type Note, proofNote, readNote } from "./notes.ts";

/** How often the connection shows that it still hears, and how long its own ring may take; milliseconds. */
const pingInterval = 20_000;
const proofTime = 5_000;
/** The waits before it is tried again, doubled each time, half of it left to chance so that processes do not march in step. */
const firstDelay = 250;
const longestDelay = 30_000;

interface ListenOptions {
  /** Straight to the database: a pooler that lends connections by transaction hears nothing. */
  readonly url: string;
  readonly bell: Ring;
  readonly log: Logger;
  hear(note: Exclude<Note, { about: "proof" }>): void;
  /** It hears, for the first time or again: what was rung before may be missed. */
  onHearing(): void;
}

/** Waits; ends sooner with one of the promises. */
function waitFor(milliseconds: number, ...sooner: Promise<unknown>[]): Promise<unknown> {
  let timer: NodeJS.Timeout;
  const passed = new Promise((done) => {
    timer = setTimeout(done, milliseconds);
  });
  return Promise.race([passed, ...sooner]).finally(() => clearTimeout(timer));
}

/**
 * Listens to the bell over one connection of its own, until it is stopped. That it hears is proved at the start and again and
 * again by a ring of its own, since poolers and replicas that pass nothing on fail in silence.
 */
export function listenToBell({ url, bell, log, hear, onHearing }: ListenOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const stopped = new Promise((done) => stopping.signal.addEventListener("abort", done));
  const proofs = new Map<string, () => void>();

  const take = (payload: string | undefined) => {
    for (const text of notesOf(payload ?? "")) {
      const note = readNote(text);
      if (note?.about === "proof") proofs.get(note.name)?.();
      else if (note) hear(note);
    }
  };
  const proves = async (lost: Promise<void>): Promise<boolean> => {
    const name = randomUUID();
    let heard = false;
    const came = new Promise<void>((done) => {
      proofs.set(name, () => {
        heard = true;
        done();
      });
    });
    bell([proofNote(name)]);
    await waitFor(proofTime, came, lost, stopped);
    proofs.delete(name);
    return heard;
  };

  /** One connection, until it is lost; answers whether it has ever heard. */
  const listenOnce = async (): Promise<boolean> => {
    const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: proofTime });
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    client.on("error", () => lose());
    client.on("end", () => lose());
    client.on("notification", ({ payload }) => take(payload));
    let hears = false;
    try {
      await client.connect();
      await client.query(`listen ${bellChannel}`);
      while (await proves(lost)) {
        if (!hears) onHearing();
        hears = true;
        await waitFor(pingInterval, lost, stopped);
      }
    } catch (failure) {
      log.debug({ err: failure }, "no connection to listen with");
    }
    // What hangs does not hold up the next one, nor the end.
    await waitFor(
      proofTime,
      client.end().catch(() => {}),
    );
    return hears;
  };

  const run = async () => {
    for (let tries = 0; !stopping.signal.aborted; tries += 1) {
      if (await listenOnce()) tries = 0;
      else if (!stopping.signal.aborted && tries === 0)
        log.warn("NOTIFY is not heard: live events come by the look that is taken every 5 s");
      if (stopping.signal.aborted) return;
      const delay = Math.min(longestDelay, firstDelay * 2 ** tries) * (0.5 + Math.random() / 2);
      await waitFor(delay, stopped);
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
