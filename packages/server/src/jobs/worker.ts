import { Logger, parseCronItems, run, runOnce, type TaskList } from "graphile-worker";
import type { Pool } from "pg";
import type { Logger as Log } from "pino";
import type { Services } from "../context.ts";
import { describeFailure } from "../log.ts";
import { cleanUpTask } from "./clean-up.ts";
import type { Task } from "./task.ts";

/** Jobs that run at once in one process. */
const concurrency = 4;

/** Working off the queue until it is stopped. */
export interface Jobs {
  stop(): Promise<void>;
}

/** What workers need. */
export interface WorkerOptions {
  readonly pool: Pool;
  readonly services: Services;
  readonly tasks: readonly Task[];
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
async function runTask(task: Task, payload: unknown, jobId: string, services: Services): Promise<void> {
  try {
    await task.run(task.payload.parse(payload), { services, jobId });
  } catch (failure) {
    services.log.error({ err: failure, task: task.name, job: jobId }, "job failed");
    // oxlint-disable-next-line preserve-caught-error -- the cause may hold what the description leaves out
    throw new Error(String(describeFailure(failure)["message"]));
  }
}

const taskList = ({ tasks, services }: WorkerOptions): TaskList =>
  Object.fromEntries(tasks.map((task) => [task.name, (payload, { job }) => runTask(task, payload, job.id, services)]));

/** Starts to work off the queue: at once when a job is added, and what failed again later, with growing waits. */
export async function startJobs(options: WorkerOptions): Promise<Jobs> {
  const runner = await run({
    pgPool: options.pool,
    logger: loggerOf(options.services.log),
    taskList: taskList(options),
    concurrency,
    noHandleSignals: true,
    parsedCronItems: parseCronItems([{ task: cleanUpTask.name, match: "17 3 * * *" }]),
  });
  return { stop: () => runner.stop() };
}

/** Works off what is in the queue now and returns; for tests, which must not wait for a worker. */
export const drainJobs = (options: WorkerOptions): Promise<void> =>
  runOnce({
    pgPool: options.pool,
    logger: loggerOf(options.services.log),
    taskList: taskList(options),
    noHandleSignals: true,
  });
