import { CallError } from "@kindling/domain/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { conversations, participants } from "../database/schema/index.ts";

/** A conversation as one of its two has it. */
export interface OwnSide {
  readonly conversation: number;
  readonly member: number;
}

async function change(db: Database, side: OwnSide, values: Partial<Record<"readSeq" | "removedSeq", SQL>>) {
  const changed = await db
    .update(participants)
    .set(values)
    .from(conversations)
    .where(
      and(
        eq(conversations.id, participants.conversationId),
        eq(participants.conversationId, side.conversation),
        eq(participants.memberId, side.member),
      ),
    )
    .returning({ memberId: participants.memberId });
  if (changed.length === 0) throw new CallError("not_found");
}

/** Marks messages as read, up to one that exists, and never fewer than before. */
export const markRead = (db: Database, side: OwnSide, seq: number): Promise<void> =>
  change(db, side, {
    readSeq: sql`greatest(${participants.readSeq}, least(${seq}::bigint, ${conversations.lastSeq}))`,
  });

/** Removes all messages so far from one's own side; the other's stays as it is. */
export const removeMessages = (db: Database, side: OwnSide): Promise<void> =>
  change(db, side, { removedSeq: sql`${conversations.lastSeq}` });
