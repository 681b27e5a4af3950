import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** Brings an empty database to where it was after a migration, and writes what was kept there then. */
export async function migrateTo(url: string, last: string, rows: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kindling-migrations-"));
  await cp(new URL("../../migrations", import.meta.url).pathname, folder, { recursive: true });
  const journalFile = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(journalFile, "utf8")) as Journal;
  const end = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  if (end === 0) throw new Error(`there is no migration ${last}`);
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  const pool = new Pool({ connectionString: url });
  await migrate(drizzle(pool, { casing: "snake_case" }), { migrationsFolder: folder });
  await pool.query(rows);
  await pool.end();
  await rm(folder, { recursive: true });
}
