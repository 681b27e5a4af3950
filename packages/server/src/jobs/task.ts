import { sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Database } from "../database/database.ts";

/** The job that a task is run for. */
export interface Job {
  /** The same in each repetition, so that what it makes can be made once. */
  readonly id: string;
}

/** A kind of slow work. It may run twice for one job, so running it again must do no harm. */
export interface Task<Payload = unknown> {
  readonly name: string;
  readonly payload: z.ZodMiniType<Payload>;
  /** When it is run by itself, as cron has it. */
  readonly at?: string;
  run(payload: Payload, job: Job): Promise<void>;
}

/** Defines a task; it runs once it stands in the registry. */
export const defineTask = <Payload>(task: Task<Payload>): Task<Payload> => task;

/** Adds a job in the caller's transaction: it exists if and only if that commits. Workers wake up at once. */
export async function enqueue<Payload>(
  tx: Database,
  task: Pick<Task<Payload>, "name">,
  payload: Payload,
): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job(${task.name}, ${JSON.stringify(payload)}::json)`);
}
