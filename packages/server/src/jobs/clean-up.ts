import { day, loginBlock } from "@kindling/domain/rules";
import type { Clock } from "@kindling/domain/time";
import { lte, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "../database/database.ts";
import { actionLinks, loginFailures, memberEvents, openings, rateLimits, sessions } from "../database/schema/index.ts";
import { defineTask } from "./task.ts";

/** The longest window of any limit; a count older than that decides nothing. */
const longestWindow = 2 * day;

/** Who has not asked for so long reads their lists anew instead of what happened meanwhile. */
const eventLifetime = 7 * day;

/** The job that cleans up. */
export const cleanUpName = "clean_up";

/** Removes daily what has run out and would only pile up. */
export const cleanUpTask = (db: Database, clock: Clock) =>
  defineTask({
    name: cleanUpName,
    payload: z.unknown(),
    async run() {
      const before = (milliseconds: number) => new Date(clock.now() - milliseconds);
      const outdated = [
        [sessions, lte(sessions.expiresAt, before(0))],
        [actionLinks, lte(actionLinks.expiresAt, before(0))],
        [loginFailures, lte(loginFailures.failedAt, before(loginBlock))],
        [memberEvents, lte(memberEvents.at, before(eventLifetime))],
        [openings, lte(openings.sentAt, before(day))],
        [rateLimits, lte(rateLimits.windowStart, before(longestWindow))],
      ] as const;
      for (const [table, condition] of outdated) {
        await db.transaction(async (tx) => {
          // Nobody waits for it, and a day's worth of a large site takes its time.
          await tx.execute(sql`set local statement_timeout = 0`);
          await tx.delete(table).where(condition);
        });
      }
    },
  });
