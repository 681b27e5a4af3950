import { day, loginBlock } from "@kindling/domain/rules";
import type { Clock } from "@kindling/domain/time";
import { lte } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "../database/database.ts";
import { actionLinks, loginFailures, memberEvents, rateLimits, sessions } from "../database/schema/index.ts";
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
      await db.delete(sessions).where(lte(sessions.expiresAt, before(0)));
      await db.delete(actionLinks).where(lte(actionLinks.expiresAt, before(0)));
      await db.delete(loginFailures).where(lte(loginFailures.failedAt, before(loginBlock)));
      await db.delete(memberEvents).where(lte(memberEvents.at, before(eventLifetime)));
      await db.delete(rateLimits).where(lte(rateLimits.windowStart, before(longestWindow)));
    },
  });
