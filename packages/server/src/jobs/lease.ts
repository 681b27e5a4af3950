import { setTimeout as delay } from "node:timers/promises";
import type { Pool } from "pg";
import type { Logger } from "pino";

/** How long a worker that has fallen silent keeps its jobs, and how often a living one speaks; in milliseconds. */
export interface LeaseTimes {
  readonly lease: number;
  readonly beat: number;
}

/** Together below a minute: by then what a dead worker held is free again. */
export const leaseTimes: LeaseTimes = { lease: 30_000, beat: 10_000 };

/** A job's lock, and its queue's, is the lease: who works on it says so again and again. */
const renewal = ["jobs", "job_queues"].map(
  (table) => `update graphile_worker._private_${table} set locked_at = now() where locked_by = $1`,
);

/** Takes its jobs from every worker that has let a lease run out; whoever is free then does them again. */
const release = `
  select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker._private_jobs where locked_at < now() - $1 * interval '1 millisecond'
    union
    select locked_by from graphile_worker._private_job_queues where locked_at < now() - $1 * interval '1 millisecond'
  ))`;

/**
 * Renews the leases of this process's workers and ends those of dead ones, until it is stopped. graphile-worker itself
 * waits four hours for a worker that was killed.
 */
export function keepLeases(
  workers: string,
  { pool, log, lease, beat }: LeaseTimes & { readonly pool: Pool; readonly log: Logger },
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const round = async () => {
    try {
      for (const text of renewal) await pool.query(text, [workers]);
      await pool.query(release, [lease]);
    } catch (failure) {
      // The database is away: nobody else gets at the jobs either.
      log.warn({ err: failure }, "leases of jobs could not be renewed");
    }
  };
  const kept = (async () => {
    while (!stopping.signal.aborted) {
      await round();
      await delay(beat, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await kept;
    },
  };
}
