/**
 * A back end of its own on the database given, for tests that kill it: works off jobs, prints the recipient of each mail
 * that it has sent, and never comes to the end of that job.
 */
import { createManualClock } from "@kindling/domain/time";
import { pino } from "pino";
import { openDatabase } from "../database/database.ts";
import { outboxTransport } from "../mail/transport.ts";
import { diskStorage } from "../media/storage.ts";
import { createServer } from "../server.ts";
import { testSite } from "../testing/site.ts";
import { startJobs } from "./worker.ts";

const [url, lease, beat] = process.argv.slice(2);
const { work } = createServer({
  database: await openDatabase(url!),
  sites: [testSite],
  demo: true,
  log: pino({ level: "silent" }),
  clock: createManualClock(0),
  storage: diskStorage(""),
  transport: async (letter, db) => {
    await outboxTransport(letter, db);
    process.stdout.write(`${letter.to}\n`);
    await new Promise(() => {});
  },
});
await startJobs({ ...work, leases: { lease: Number(lease), beat: Number(beat) } });
