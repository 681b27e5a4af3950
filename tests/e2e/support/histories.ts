import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
// oxlint-disable-next-line kindling/fixed-waits -- a kill comes at any time, whatever happens then
import { setTimeout as delay } from "node:timers/promises";
import { calls } from "@kindling/domain/contract";
import { checkLedger, type OpenDatabase, openDatabase } from "@kindling/server";
import {
  createTestClient,
  createTestDatabase,
  judgeLife,
  type Life,
  liveHistories,
  makeHistories,
  type Shop,
} from "@kindling/server/testing";
import { inject } from "vitest";
import { type Instance, startInstance } from "./instance.ts";
import { paymentSecret } from "./site.ts";

export interface HistoriesOptions {
  readonly seed: number;
  readonly count: number;
  /** Histories lived at once. */
  readonly atOnce: number;
  /** Processes of the product that share the work. */
  readonly processes: number;
  /** How many of them are killed at most. @default as many as fit in */
  readonly kills?: number;
  /** What a dead process held is free when its lease has run out: in a test at once, as if it were later. */
  readonly leapLeases: boolean;
}

export interface HistoriesReport {
  /** What was wrong, with the steps that led there. */
  readonly faults: readonly string[];
  readonly steps: number;
  readonly kills: number;
  readonly seconds: number;
}

/** Milliseconds between two kills, at least and at most. */
const pause = [300, 3_000] as const;
/** Milliseconds within which everything pending is settled after a restart. */
const patience = 60_000;

/** Some processes of the product over one database, which are killed again and again while they are asked. */
class Fleet {
  readonly #database: OpenDatabase;
  readonly #url: string;
  readonly #dataDir: string;
  readonly #running = new Set<Instance>();
  readonly faults: string[] = [];
  kills = 0;

  constructor(database: OpenDatabase, url: string, dataDir: string) {
    this.#database = database;
    this.#url = url;
    this.#dataDir = dataDir;
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const there = [...this.#running];
    const instance = there[Math.floor(Math.random() * there.length)];
    if (!instance) throw new Error("nobody is there");
    const { pathname, search } = new URL(request.url);
    const { method, headers, redirect, signal } = request;
    const body = request.body && (await request.arrayBuffer());
    const answer = await fetch(instance.origin + pathname + search, { method, headers, redirect, signal, body });
    // A process that is killed within its answer has not answered, whatever the head of it says.
    const whole = await answer.arrayBuffer();
    return new Response(whole.byteLength > 0 ? whole : null, answer);
  };

  async start(): Promise<void> {
    this.#running.add(await startInstance(this.#url, this.#dataDir));
  }

  async end(signal: "SIGKILL" | "SIGINT", number = this.#running.size): Promise<void> {
    const chosen = [...this.#running].toSorted(() => Math.random() - 0.5).slice(0, number);
    await Promise.all(chosen.map((instance) => instance.end(signal)));
    for (const instance of chosen) {
      this.#running.delete(instance);
      this.faults.push(...instance.faults());
    }
  }

  async check(): Promise<void> {
    for (const breach of await checkLedger(this.#database.db)) this.faults.push(JSON.stringify(breach));
  }

  /** Kills one process, or all, between any two statements; looks at the books, and starts as many again. */
  async killSome(): Promise<void> {
    const number = Math.random() < 0.2 ? this.#running.size : 1;
    await this.end("SIGKILL", number);
    this.kills += number;
    await this.check();
    await Promise.all(Array.from({ length: number }, () => this.start()));
  }
}

/** Waits until all that was to be told has been; answers what has not. */
async function settle({ pool }: OpenDatabase, leapLeases: boolean): Promise<string[]> {
  const deadline = Date.now() + patience;
  for (;;) {
    if (leapLeases)
      await pool.query("update graphile_worker._private_jobs set locked_at = 'epoch' where locked_at is not null");
    const { rows } = await pool.query<{ id: string }>(
      "select id from graphile_worker.jobs where task_identifier = 'deliver_sandbox_callback'",
    );
    if (rows.length === 0 || Date.now() > deadline) return rows.map(({ id }) => `job ${id} was never done`);
    await delay(100);
  }
}

async function judgeAll(lives: readonly Life[], shop: Shop): Promise<string[]> {
  const faults: string[] = [];
  for (const life of lives) {
    const wrong = await judgeLife(life, shop);
    if (wrong.length > 0)
      faults.push(
        `history ${life.number}: ${wrong.join("; ")}\n${life.history.map((round) => JSON.stringify(round)).join("\n")}`,
      );
  }
  return faults;
}

/** Lives made-up money histories against the built product while its processes are killed, and judges them by a model. */
export async function runHistories(options: HistoriesOptions): Promise<HistoriesReport> {
  const { seed, count, atOnce, processes, kills = Infinity, leapLeases } = options;
  const postgres = inject("postgres");
  const copy = await createTestDatabase(postgres, postgres.template);
  const dataDir = await mkdtemp(join(tmpdir(), "kindling-histories-"));
  const database = await openDatabase(copy.url);
  const fleet = new Fleet(database, copy.url, dataDir);
  const began = Date.now();
  try {
    await Promise.all(Array.from({ length: processes }, () => fleet.start()));
    const visitor = createTestClient(fleet, "http://localhost");
    const [{ bundles }, settings] = [await visitor.call(calls.getBundles), await visitor.call(calls.getSettings)];
    const { message_credits: messageCredits } = settings;
    const shop: Shop = { fetch: fleet.fetch, db: database.db, secret: paymentSecret, bundles, messageCredits };
    const histories = makeHistories(seed, count);
    const over = new AbortController();
    const killing = (async () => {
      while (!over.signal.aborted && fleet.kills < kills) {
        await delay(pause[0] + Math.random() * (pause[1] - pause[0]));
        await fleet.killSome();
      }
    })();
    const lives = await liveHistories(shop, histories, atOnce).finally(() => over.abort());
    await killing;
    const faults = [...(await settle(database, leapLeases)), ...(await judgeAll(lives, shop))];
    await fleet.check();
    await fleet.end("SIGINT");
    return {
      faults: [...faults, ...fleet.faults],
      steps: histories.flat(2).length,
      kills: fleet.kills,
      seconds: Math.round((Date.now() - began) / 1000),
    };
  } finally {
    await fleet.end("SIGKILL");
    await database.close();
    await copy.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
