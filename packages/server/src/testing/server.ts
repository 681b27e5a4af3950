import { tmpdir } from "node:os";
import { join } from "node:path";
import { createManualClock, type ManualClock } from "@kindling/domain/time";
import { pino } from "pino";
import { inject } from "vitest";
import { type Database, type DatabaseLimits, openDatabase } from "../database/database.ts";
import { createTestDatabase } from "../database/test-database.ts";
import { drainJobs } from "../jobs/worker.ts";
import { type OutboxEntry, readOutbox } from "../mail/outbox-page.ts";
import { diskStorage } from "../media/storage.ts";
import { createServer, type Server, type ServerOptions } from "../server.ts";
import { createTestClient, type TestClient } from "./client.ts";
import { testHost, testSite } from "./site.ts";

/** What a test may choose. */
export interface TestServerOptions extends Partial<Omit<ServerOptions, "database" | "clock">> {
  /** How much the database may be asked of. */
  readonly database?: DatabaseLimits;
  /** The folder that files of members are kept in, where nothing else keeps them. */
  readonly mediaDir?: string;
  /** When the test is. @default noon UTC on 1 March 2026 */
  readonly now?: string;
}

/** A whole back end with a database and a time of its own. */
export interface TestServer extends Server {
  readonly db: Database;
  readonly clock: ManualClock;
  /** Someone with an empty browser, on the first site or on another host. */
  client(host?: string): TestClient;
  /** Runs the jobs that are due, and returns when they are done. */
  drainJobs(): Promise<void>;
  /** What was sent to an address, or to all; the latest first. Runs the jobs before. */
  outbox(to?: string): Promise<OutboxEntry[]>;
  /** Another process over the same database and at the same time; it is closed first. */
  beside(parts?: Pick<TestServerOptions, "listenUrl">): Promise<TestServer>;
  close(): Promise<void>;
}

/** Starts a back end for a test file. */
export async function createTestServer({
  now = "2026-03-01T12:00:00Z",
  database: limits,
  ...options
}: TestServerOptions = {}) {
  const postgres = inject("postgres");
  const copy = await createTestDatabase(postgres, postgres.template);
  return startServer(copy.url, createManualClock(Date.parse(now)), { ...options, limits, drop: () => copy.drop() });
}

interface Start extends Omit<TestServerOptions, "now" | "database"> {
  readonly limits: DatabaseLimits | undefined;
  readonly drop: () => Promise<void>;
}

async function startServer(url: string, clock: ManualClock, { limits, drop, ...options }: Start): Promise<TestServer> {
  const database = await openDatabase(url, limits);
  const log = pino({ level: "silent" });
  const server = createServer({
    sites: [testSite],
    demo: true,
    storage: diskStorage(options.mediaDir ?? join(tmpdir(), "kindling-media")),
    log,
    ...options,
    database,
    clock,
  });
  const test: TestServer = {
    ...server,
    db: database.db,
    clock,
    client: (host = testHost) => createTestClient(server.app, `http://${host}`),
    drainJobs: () => drainJobs(server.work),
    async outbox(to) {
      await test.drainJobs();
      const entries = await readOutbox(database.db);
      return to === undefined ? entries : entries.filter((entry) => entry.to === to);
    },
    beside: (parts) => startServer(url, clock, { ...options, ...parts, limits, drop: async () => {} }),
    async close() {
      await server.live.stop();
      await database.close();
      await drop();
    },
  };
  return test;
}
