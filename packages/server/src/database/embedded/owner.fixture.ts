/**
 * A process that owns the database in the directory given, for tests that kill it: inserts rows one by one and
 * prints the number of each that was acknowledged.
 */
import { Client } from "pg";
import { startEmbeddedPostgres } from "../embedded.ts";

const { url } = await startEmbeddedPostgres({ dataDir: process.argv[2] as string });
const client = new Client({ connectionString: url });
client.on("error", () => {});
await client.connect();
await client.query("CREATE TABLE IF NOT EXISTS acknowledged (number integer PRIMARY KEY)");
try {
  for (let number = 1; ; number++) {
    await client.query("INSERT INTO acknowledged VALUES ($1)", [number]);
    process.stdout.write(`${number}\n`);
  }
} catch {
  // The test killed the database.
}
