import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import * as schema from "./schema/index.ts";

/** A way to query: the database itself, or a transaction in it. */
export type Database = NodePgDatabase<typeof schema>;

/** An open pool and what queries go through. */
export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const migrationsFolder = new URL("../../migrations", import.meta.url).pathname;

/** Connects to PostgreSQL and brings its schema up to date. */
export async function openDatabase(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // An idle connection that the server closes must not end the process.
  pool.on("error", () => {});
  const db = drizzle(pool, { schema, casing: "snake_case" });
  await migrate(db, { migrationsFolder });
  return { db, pool, close: () => pool.end() };
}
