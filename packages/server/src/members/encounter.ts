import { CallError, isGone } from "@kindling/domain/contract";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { accounts, conversations, members } from "../database/schema/index.ts";
import { cardColumns, type CardRow, mainPhoto } from "./card.ts";
import type { Reader } from "./reader.ts";
import { conversationWith, hasBlocked, mayMeet, type Reach } from "./visibility.ts";

/** One member as a reader comes upon them. */
export interface Encounter extends CardRow {
  readonly member: typeof members.$inferSelect;
  /** The conversation of the two, where there is one. */
  readonly conversation: number | null;
  /** Why the reader may not meet them: `blocked`, `blocked_by_you`, `recipient_deleted`, `recipient_private` or `recipient_unavailable`. */
  readonly refusal: CallError | null;
}

/**
 * Looks a member up for a reader. Who is unknown, out of sight, of another site or oneself is `not_found`; over a block both hear
 * whose it is.
 */
export async function encounter(db: Database, reader: Reader, memberId: number, reach: Reach): Promise<Encounter> {
  const readerId = reader.id ?? 0;
  const [row] = await db
    .select({
      ...cardColumns(reader),
      member: getTableColumns(members),
      conversation: conversations.id,
      met: sql<boolean>`${mayMeet(reader, reach)}`,
      blockedByThem: sql<boolean>`${hasBlocked(members.id, readerId)}`,
      blockedByReader: sql<boolean>`${hasBlocked(readerId, members.id)}`,
      leaving: sql<boolean>`exists(
        select 1 from ${accounts} where ${accounts.id} = ${members.id} and ${accounts.status} = 'pending_deletion')`,
    })
    .from(members)
    .leftJoinLateral(mainPhoto, sql`true`)
    .leftJoin(conversations, conversationWith(readerId))
    .where(and(eq(members.id, memberId), eq(members.site, reader.site.key)));
  if (!row || memberId === reader.id) throw new CallError("not_found");
  const { met, blockedByThem, blockedByReader, leaving, ...found } = row;
  if (met) return { ...found, refusal: null };
  const { invisible, name, status } = row.member;
  // Who is out of sight is nobody to those they have no conversation with.
  if ((invisible || row.member.private) && row.conversation === null) throw new CallError("not_found");
  if (blockedByThem) return { ...found, refusal: new CallError("blocked", { name }) };
  if (blockedByReader)
    return { ...found, refusal: new CallError("blocked_by_you", { name, profile: String(memberId) }) };
  if (leaving) return { ...found, refusal: new CallError("recipient_deleted") };
  const isThere = status === "active" && (reach !== "find" || !invisible);
  // Who is there and has chosen the reader would have been met.
  const refusal = isThere ? new CallError("recipient_private", { name }) : new CallError("recipient_unavailable");
  return { ...found, refusal };
}

/**
 * Looks up whom a reader may act against: whoever they know, over a block and after the other has left, too. Who was never
 * to be met is `not_found`.
 */
export async function acquaintance(db: Database, reader: Reader, memberId: number): Promise<Encounter> {
  const found = await encounter(db, reader, memberId, "visit");
  if (isGone(found.refusal) && found.conversation === null) throw new CallError("not_found");
  return found;
}
