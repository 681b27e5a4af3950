import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { locks } from "./schema/index.ts";

/**
 * Lets one transaction at a time go on under each of some names, until it ends. By rows, which every engine that speaks
 * PostgreSQL locks, and in one order for everybody: two with a name in common never wait for each other.
 */
export async function lockNames(tx: Database, names: readonly string[]): Promise<void> {
  const rows = [...new Set(names)].toSorted().map((name) => ({ name }));
  await tx
    .insert(locks)
    .values(rows)
    .onConflictDoUpdate({ target: locks.name, set: { name: sql`excluded.name` } });
}
