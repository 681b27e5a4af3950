import { CallError, type ErrorCode } from "@kindling/domain/contract";
import { closedFor, type Writing } from "@kindling/domain/rules";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Account } from "../context.ts";
import { balanceOf } from "../credits/balance.ts";
import type { Database } from "../database/database.ts";
import { participants } from "../database/schema/index.ts";
import type { Encounter } from "../members/encounter.ts";

/** Who would write. */
export type Writer = Pick<Account, "id" | "status" | "paid">;

/** Where a member has written: in this conversation, and in how many others. */
async function writtenBy(db: Database, writer: Writer, conversation: number | null): Promise<Writing["written"]> {
  const here = sql`${participants.conversationId} = ${conversation ?? 0}`;
  const [written] = await db
    .select({
      here: sql<boolean>`coalesce(bool_or(${here}), false)`,
      others: sql<number>`(count(*) filter (where not ${here}))::integer`,
    })
    .from(participants)
    .where(and(eq(participants.memberId, writer.id), isNotNull(participants.firstSeq)));
  return written!;
}

/** Nobody asks where who has paid has written: they may everywhere. */
const anywhere = { here: true, others: 0 };

/** Why somebody may not send a member what takes so many credits; `null` where they may. First what is between the two, then `closedFor`. */
export async function writingRefusal(
  db: Database,
  writer: Writer,
  to: Encounter,
  needed: number,
): Promise<CallError | null> {
  if (to.refusal) return to.refusal;
  const { paid, status } = writer;
  const closed = closedFor({
    confirmed: status === "active",
    paid,
    written: paid ? anywhere : await writtenBy(db, writer, to.conversation),
    balance: await balanceOf(db, writer.id),
    needed,
  });
  if (!closed) return null;
  const { reason, ...facts } = closed;
  return new CallError(reason as ErrorCode, facts);
}
