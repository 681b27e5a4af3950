import { EventEmitter } from "node:events";
import { Logger, parseCronItems, run, runOnce, type TaskList, type WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import type { Logger as Log } from "pino";
import { openPool } from "../database/database.ts";
import { describeFailure } from "../log.ts";
import { keepLeases, type LeaseTimes, leaseTimes } from "./lease.ts";
import type { Job, Task } from "./task.ts";

/** Jobs that run at once in one process. */
const concurrency = 4;

/** Working off the queue until it is stopped. */
export interface Jobs {
  stop(): Promise<void>;
}

/** What workers need. */
export interface WorkerOptions {
  readonly pool: Pool;
  readonly log: Log;
  readonly tasks: readonly Task[];
  /** @default those of `leaseTimes` */
  readonly leases?: LeaseTimes;
}

/** Passes on what goes wrong with the workers themselves. */
const loggerOf = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === "error") log.error(message);
  });

/**
 * Runs a task for one job. Its failure goes on record here and in the queue: by what kind it is, never with its
 * payload, which holds addresses and links.
 */
async function runTask(task: Task, payload: unknown, job: Job, log: Log): Promise<void> {
  try {
    await task.run(task.payload.parse(payload), job);
  } catch (failure) {
    log.error({ err: failure, task: task.name, job: job.id }, "job failed");
    // oxlint-disable-next-line preserve-caught-error -- the cause may hold what the description leaves out
    throw new Error(String(describeFailure(failure)["message"]));
  }
}

const taskList = ({ tasks, log }: WorkerOptions): TaskList =>
  Object.fromEntries(tasks.map((task) => [task.name, (payload, { job }) => runTask(task, payload, job, log)]));

/**
 * Starts to work off the queue: at once when a job is added, and what failed again later, with growing waits. The workers
 * have connections of their own, so that a rush of visitors keeps no job waiting.
 */
export async function startJobs(options: WorkerOptions): Promise<Jobs> {
  const pool = openPool({ connectionString: options.pool.options.connectionString, max: concurrency + 2 });
  // What it locks, it locks by the name of all its workers together.
  let name = "";
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => (name = workerPool.id));
  const runner = await run({
    events,
    pgPool: pool,
    logger: loggerOf(options.log),
    taskList: taskList(options),
    concurrency,
    noHandleSignals: true,
    parsedCronItems: parseCronItems(
      options.tasks.flatMap(({ name: task, at: match }) => (match === undefined ? [] : [{ task, match }])),
    ),
  });
  const leases = keepLeases(name, { ...leaseTimes, ...options.leases, pool, log: options.log });
  return {
    async stop() {
      await runner.stop();
      await leases.stop();
      await pool.end();
    },
  };
}

/** Works off what is in the queue now and returns; for tests, which must not wait for a worker. */
export const drainJobs = (options: WorkerOptions): Promise<void> =>
  runOnce({
    pgPool: options.pool,
    logger: loggerOf(options.log),
    taskList: taskList(options),
    noHandleSignals: true,
  });
