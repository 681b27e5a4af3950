import { looksAMinute, minute } from "@kindling/domain/rules";
import { type Context, now } from "../context.ts";
import { guardLimit } from "../http/limits.ts";
import { whoAsks } from "../http/who-asks.ts";

/** Looking at members costs the database most, and who looks at all of them makes a copy. */
export const countLook = (context: Context): Promise<void> =>
  guardLimit(context.db, { subject: `look:${whoAsks(context)}`, allowed: looksAMinute, window: minute }, now(context));
