import { day, loginBlock } from "@kindling/domain/rules";
import type { Clock } from "@kindling/domain/time";
import { and, eq, inArray, lt, lte, notExists, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import type { Database } from "../database/database.ts";
import {
  actionLinks,
  locks,
  loginFailures,
  memberEvents,
  messagePhotos,
  messages,
  openings,
  participants,
  rateLimits,
  sessions,
} from "../database/schema/index.ts";
import { defineTask } from "./task.ts";

/** The longest window of any limit; a count older than that decides nothing. */
const longestWindow = 2 * day;

/** Who has not asked for so long reads their lists anew instead of what happened meanwhile. */
const eventLifetime = 7 * day;

/** Whether a photo's message was removed from both sides of its conversation. */
const removedByBoth = notExists(
  new QueryBuilder({ casing: "snake_case" })
    .select({ one: sql`1` })
    .from(messages)
    .innerJoin(participants, eq(participants.conversationId, messages.conversationId))
    .where(and(eq(messages.id, messagePhotos.messageId), lt(participants.removedSeq, messages.seq))),
);

/** Whether nobody holds a name. */
const isFree = inArray(
  locks.name,
  new QueryBuilder({ casing: "snake_case" })
    .select({ name: locks.name })
    .from(locks)
    .for("update", { skipLocked: true }),
);

/** The job that cleans up. */
export const cleanUpName = "clean_up";

/** Removes daily what has run out and would only pile up. */
export const cleanUpTask = (db: Database, clock: Clock) =>
  defineTask({
    name: cleanUpName,
    at: "17 3 * * *",
    payload: z.unknown(),
    async run() {
      const before = (milliseconds: number) => new Date(clock.now() - milliseconds);
      const outdated = [
        [sessions, lte(sessions.expiresAt, before(0))],
        [actionLinks, lte(actionLinks.expiresAt, before(0))],
        [loginFailures, lte(loginFailures.failedAt, before(loginBlock))],
        [memberEvents, lte(memberEvents.at, before(eventLifetime))],
        [openings, lte(openings.sentAt, before(day))],
        // Out of everybody's reach: both have removed the message.
        [messagePhotos, removedByBoth],
        // Names are many, and few of them are held again.
        [locks, isFree],
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
