import { CallError } from "@kindling/domain/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { rateLimits } from "../database/schema/index.ts";

/** What is limited, and how much of it a window of time takes. */
export interface Limit {
  /** What is counted, as in `signup:203.0.113.9`. */
  readonly subject: string;
  readonly allowed: number;
  /** Milliseconds. */
  readonly window: number;
}

/** Counts one use, for all instances together. Answers how many milliseconds to wait: 0 where it was within the limit. */
export async function countUse(db: Database, { subject, allowed, window }: Limit, at: Date): Promise<number> {
  const from = new Date(at.getTime() - window);
  const fresh = sql`${rateLimits.windowStart} <= ${from.toISOString()}::timestamptz`;
  const [use] = await db
    .insert(rateLimits)
    .values({ subject, windowStart: at, count: 1 })
    .onConflictDoUpdate({
      target: rateLimits.subject,
      set: {
        count: sql`case when ${fresh} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${fresh} then ${at.toISOString()}::timestamptz else ${rateLimits.windowStart} end`,
      },
    })
    .returning();
  return use!.count > allowed ? use!.windowStart.getTime() + window - at.getTime() : 0;
}

/** Refuses a request that is over a limit. */
export async function guardLimit(db: Database, limit: Limit, at: Date): Promise<void> {
  const wait = await countUse(db, limit, at);
  if (wait > 0) throw new CallError("too_many_requests", { seconds: Math.ceil(wait / 1000) });
}
