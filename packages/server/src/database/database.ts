import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { type DatabaseError, Pool, type PoolClient, type PoolConfig } from "pg";
import { createDoorbell, hangBell, type Ring } from "./doorbell.ts";
import { migrateQueue } from "./migrate-queue.ts";
import { PreparingClient } from "./preparing-client.ts";
import * as schema from "./schema/index.ts";
import { DatabaseUnusable } from "./unusable.ts";

/** A way to query: the database itself, or a transaction in it. */
export type Database = NodePgDatabase<typeof schema>;

/** An open pool and what queries go through. */
export interface OpenDatabase {
  readonly db: Database;
  readonly pool: Pool;
  /** Where it is. */
  readonly url: string;
  /** Tells every process behind it. */
  readonly bell: Ring;
  close(): Promise<void>;
}

const migrationsFolder = new URL("../../migrations", import.meta.url).pathname;

/** Any number, the same in every instance: who holds the lock migrates, the others wait. */
const migrationLock = 4_120_714;

/** How much a database may be asked of; times in milliseconds. */
export interface DatabaseLimits {
  /** Connections at most. @default 20 */
  readonly connections?: number;
  /** How long a query waits for a connection. @default 3,000 */
  readonly wait?: number;
  /** How long one statement takes at most. @default 10,000 */
  readonly statement?: number;
  /** Whether statements are prepared; a pooler in transaction mode may not know them. @default true */
  readonly prepare?: boolean;
}

/** Opens connections as they are needed. One that the server closes does not end the process: the next query gets another. */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Lets a database ring at once, and its transactions once they are through; one that fails has nothing to tell. */
function hangBellOnAll(db: Database, bell: Ring): void {
  hangBell(db, bell);
  const transaction = db.transaction.bind(db);
  db.transaction = async (run, config) => {
    const noted = new Set<string>();
    const outcome = await transaction((tx) => {
      hangBell(tx, (notes) => {
        for (const note of notes) noted.add(note);
      });
      return run(tx);
    }, config);
    bell(noted);
    return outcome;
  };
}

/** How an engine says that it knows no such locks: whoever runs the site starts one process at a time there. */
const lacking = new Set(["0A000", "42883"]);

async function waitToMigrate(client: PoolClient): Promise<void> {
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
  } catch (failure) {
    if (!lacking.has((failure as DatabaseError).code ?? "")) throw failure;
  }
}

async function migrateAll(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await waitToMigrate(client);
    await migrate(drizzle(client, { casing: "snake_case" }), { migrationsFolder });
    await migrateQueue(pool);
  } finally {
    // Ends the connection, and the lock with it.
    client.release(true);
  }
}

/** Connects to PostgreSQL and brings its schema up to date. */
export async function openDatabase(
  url: string,
  { connections = 20, wait = 3_000, statement = 10_000, prepare = true }: DatabaseLimits = {},
): Promise<OpenDatabase> {
  const pool = openPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: wait,
    statement_timeout: statement,
    ...(prepare && { Client: PreparingClient }),
  });
  try {
    await migrateAll(pool);
  } catch (failure) {
    await pool.end();
    const { host, pathname } = new URL(url);
    throw new DatabaseUnusable(`${pathname.slice(1)} at ${host}`, "Is it there, and is its address right?", failure);
  }
  const db = drizzle(pool, { schema, casing: "snake_case" });
  const bell = createDoorbell(pool);
  hangBellOnAll(db, bell);
  return { db, pool, url, bell, close: () => pool.end() };
}
