import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";

/** The advisory lock that a live Kindling holds; “kind” in ASCII. */
const LOCK = 0x6b696e64;
const RETRY_MS = 200;

/**
 * Tries to take the cluster's lock in a session of its own. The lock ends with that session, and the session
 * with the process: a sign of life that no crash leaves behind. Undefined where another holds it.
 */
export async function takeLock(adminUrl: string): Promise<Client | undefined> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 5000 });
  // The server ends the session when it stops.
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [LOCK]);
  if (rows[0]?.taken) return client;
  await client.end();
  return undefined;
}

/**
 * Keeps the lock that `session` holds until `signal` aborts. When one of its processes crashes, PostgreSQL
 * ends all sessions and goes on; without the lock taken again, this live server would look dead.
 */
export function keepLock(session: Client, adminUrl: string, signal: AbortSignal): void {
  const takeAgain = async () => {
    while (!signal.aborted) {
      try {
        const next = await takeLock(adminUrl);
        if (next) keepLock(next, adminUrl, signal);
        return;
      } catch {
        await delay(RETRY_MS);
      }
    }
  };
  session.once("end", () => void takeAgain());
}
