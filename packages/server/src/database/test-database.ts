import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startEmbeddedPostgres } from "./embedded.ts";

/** A database of a test's own. */
export interface TestDatabase {
  /** Its name, for use as another's template. */
  readonly name: string;
  readonly url: string;
  /** Drops it, whoever is still connected. */
  drop(): Promise<void>;
}

/** A PostgreSQL server for tests; what is in it does not outlive it. */
export interface TestCluster {
  /** Of its database `kindling`, as its owner. */
  readonly url: string;
  /** Of its database `postgres`, as superuser. */
  readonly adminUrl: string;
  /** Makes a database, empty or a copy of `template`, to which nobody may be connected. */
  createDatabase(template?: string): Promise<TestDatabase>;
  stop(): Promise<void>;
}

/** Starts a server for tests in a temporary directory. */
export async function createTestCluster(): Promise<TestCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), "kindling-test-"));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  return {
    url: server.url,
    adminUrl: server.adminUrl,
    createDatabase: (template) => createTestDatabase(server, template),
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Makes a database on a server that another process may have started: a test runner's workers can share one
 * cluster by its two addresses.
 */
export async function createTestDatabase(
  server: Pick<TestCluster, "url" | "adminUrl">,
  template = "template0",
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const url = new URL(server.url);
  await query(server.adminUrl, `CREATE DATABASE ${name} OWNER ${url.username} TEMPLATE ${template}`);
  url.pathname = name;
  return {
    name,
    url: url.href,
    drop: () => query(server.adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
