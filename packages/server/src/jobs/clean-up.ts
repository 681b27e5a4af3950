import { day, loginBlock } from "@kindling/domain/rules";
import { lte } from "drizzle-orm";
import * as z from "zod/mini";
import { now } from "../context.ts";
import { actionLinks, loginFailures, memberEvents, rateLimits, sessions } from "../database/schema/index.ts";
import { defineTask } from "./task.ts";

/** The longest window of any limit; a count older than that decides nothing. */
const longestWindow = 2 * day;

/** Who has not asked for so long reads their lists anew instead of what happened meanwhile. */
const eventLifetime = 7 * day;

/** Removes daily what has run out and would only pile up. */
export const cleanUpTask = defineTask({
  name: "clean_up",
  payload: z.unknown(),
  async run(_, { services }) {
    const at = now(services);
    const before = (milliseconds: number) => new Date(at.getTime() - milliseconds);
    await services.db.delete(sessions).where(lte(sessions.expiresAt, at));
    await services.db.delete(actionLinks).where(lte(actionLinks.expiresAt, at));
    await services.db.delete(loginFailures).where(lte(loginFailures.failedAt, before(loginBlock)));
    await services.db.delete(memberEvents).where(lte(memberEvents.at, before(eventLifetime)));
    await services.db.delete(rateLimits).where(lte(rateLimits.windowStart, before(longestWindow)));
  },
});
