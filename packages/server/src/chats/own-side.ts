import { CallError } from "@kindling/domain/contract";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import { conversations, messages, participants } from "../database/schema/index.ts";
import { recordEvents } from "../events/record-events.ts";

type Side = Pick<typeof participants.$inferSelect, "readSeq" | "removedSeq">;

/** What a call changes of the member's side, and how that is told. */
interface Change {
  readonly column: keyof Side;
  readonly kind: "read" | "chat_removed";
  /** Up to which message, in a conversation whose latest has this number. */
  readonly upTo: (lastSeq: number) => number;
}

/** Moves a mark of the member's side of a conversation, only ever forward. */
async function advance(conversation: number, { column, kind, upTo }: Change, context: MemberContext): Promise<void> {
  const { db, account } = context;
  await db.transaction(async (tx) => {
    const own = and(eq(participants.conversationId, conversation), eq(participants.memberId, account.id));
    const [side] = await tx
      .select({ readSeq: participants.readSeq, removedSeq: participants.removedSeq, lastSeq: conversations.lastSeq })
      .from(participants)
      .innerJoin(conversations, eq(conversations.id, participants.conversationId))
      .where(own)
      .for("no key update", { of: participants });
    if (!side) throw new CallError("not_found");
    const seq = Math.min(upTo(side.lastSeq), side.lastSeq);
    if (seq <= side[column]) return;
    const after = Math.max(side.readSeq, side.removedSeq, seq);
    // Under the row's lock, which a message that comes meanwhile waits for before it adds itself.
    const unread = tx
      .select({ count: sql`count(*)` })
      .from(messages)
      .where(
        and(eq(messages.conversationId, conversation), ne(messages.senderId, account.id), gt(messages.seq, after)),
      );
    await tx
      .update(participants)
      .set({ [column]: seq, unread: sql`(${unread})` })
      .where(own);
    await recordEvents(tx, now(context), [{ memberId: account.id, kind, facts: { conversation, seq } }]);
  });
}

/** Marks messages as read, up to one that exists, and never fewer than before. */
export const markRead = (conversation: number, seq: number, context: MemberContext): Promise<void> =>
  advance(conversation, { column: "readSeq", kind: "read", upTo: () => seq }, context);

/** Removes all messages so far from one's own side; the other's stays as it is. */
export const removeMessages = (conversation: number, context: MemberContext): Promise<void> =>
  advance(conversation, { column: "removedSeq", kind: "chat_removed", upTo: (lastSeq) => lastSeq }, context);
