import { CallError } from "@kindling/domain/contract";
import { and, asc, eq, isNull } from "drizzle-orm";
import * as z from "zod/mini";
import type { Services } from "../context.ts";
import { now } from "../context.ts";
import type { Database } from "../database/database.ts";
import { accounts, heldMessages } from "../database/schema/index.ts";
import { defineTask, enqueue, type Task } from "../jobs/task.ts";
import { type Letter, sendLetter } from "./send-message.ts";

/** The job that delivers what somebody has looked at. */
const deliverHeldName = "deliver_held";

/** A message that waits for somebody who looks at it. */
export type HeldMessage = typeof heldMessages.$inferSelect;

/** What waits, the longest first. */
export const readHeld = (db: Database): Promise<HeldMessage[]> =>
  db.select().from(heldMessages).where(isNull(heldMessages.decision)).orderBy(asc(heldMessages.heldAt));

/** Decides on a message that waits; answers whether there was one. What is to be delivered, a worker sends. */
export const decideHeld = (
  db: Database,
  id: number,
  decision: NonNullable<HeldMessage["decision"]>,
  at: Date,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const decided = await tx
      .update(heldMessages)
      .set({ decision, decidedAt: at })
      .where(and(eq(heldMessages.id, id), isNull(heldMessages.decision)))
      .returning({ id: heldMessages.id });
    if (decided.length > 0 && decision === "deliver") await enqueue(tx, { name: deliverHeldName }, { id });
    return decided.length > 0;
  });

const letterOf = ({ recipientId, kind, text, requestKey }: HeldMessage): Letter => ({
  to: recipientId,
  content: { kind, text },
  requestKey,
});

/** Sends a message that was held, as its sender; what is in its way by now leaves it to them to send it again. */
export const deliverHeldTask = (services: Services): Task<{ readonly id: number }> =>
  defineTask({
    name: deliverHeldName,
    payload: z.object({ id: z.number() }),
    async run({ id }) {
      const [found] = await services.db
        .select({ held: heldMessages, account: accounts })
        .from(heldMessages)
        .innerJoin(accounts, eq(accounts.id, heldMessages.senderId))
        .where(eq(heldMessages.id, id));
      const site = found && services.sites.find(({ key }) => key === found.account.site);
      if (!site) return;
      try {
        await sendLetter(letterOf(found.held), { ...services, account: found.account, site });
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        services.log.info({ held: id, code: failure.code, at: now(services) }, "a held message could not be sent");
      }
    },
  });
