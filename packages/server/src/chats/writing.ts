import { CallError } from "@kindling/domain/contract";
import { freeConversations } from "@kindling/domain/rules";
import { and, eq, exists, sql } from "drizzle-orm";
import type { Account } from "../context.ts";
import { balanceOf } from "../credits/balance.ts";
import type { Database } from "../database/database.ts";
import { messages, participants } from "../database/schema/index.ts";
import type { Encounter } from "../members/encounter.ts";
import type { Site } from "../sites.ts";

/** Who would write. */
export type Writer = Pick<Account, "id" | "status" | "paid">;

/** Whether the member of a participant's row has written in that conversation. */
const hasWritten = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(messages)
      .where(
        and(eq(messages.conversationId, participants.conversationId), eq(messages.senderId, participants.memberId)),
      ),
  );

/** Whether a free member would write in one conversation more than they may. */
async function isLimited(db: Database, writer: Writer, conversation: number | null): Promise<boolean> {
  if (writer.paid) return false;
  const here = sql`${participants.conversationId} = ${conversation ?? 0}`;
  const [written] = await db
    .select({
      here: sql<boolean>`coalesce(bool_or(${here}), false)`,
      others: sql<number>`(count(*) filter (where not ${here}))::integer`,
    })
    .from(participants)
    .where(and(eq(participants.memberId, writer.id), hasWritten(db)));
  return !written!.here && written!.others >= freeConversations;
}

/**
 * Why somebody may not write to a member now; `null` where they may. The composer's closed reason and the refusal of
 * a message are this one answer: first what is between the two, then the writer's account, then its limits, then credits.
 */
export async function writingRefusal(
  db: Database,
  writer: Writer,
  to: Encounter,
  site: Site,
): Promise<CallError | null> {
  if (to.refusal) return to.refusal;
  if (writer.status !== "active") return new CallError("email_not_confirmed");
  if (await isLimited(db, writer, to.conversation)) {
    return new CallError("conversation_limit", { limit: freeConversations });
  }
  const needed = site.settings.message_credits;
  const balance = await balanceOf(db, writer.id);
  return balance < needed ? new CallError("not_enough_credits", { balance, needed }) : null;
}
