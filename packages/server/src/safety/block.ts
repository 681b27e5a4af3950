import type { Blocked } from "@kindling/domain/contract";
import { blockedMost } from "@kindling/domain/rules";
import { and, desc, eq } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import { blocks, members } from "../database/schema/index.ts";
import { recordEvents } from "../events/record-events.ts";
import { acquaintance } from "../members/encounter.ts";
import { readerOf } from "../members/reader.ts";

/** Blocks a member; what was between the two stays as it is, out of sight. Blocking again changes nothing. */
export async function blockMember(memberId: number, context: MemberContext): Promise<void> {
  const { db, account } = context;
  await acquaintance(db, readerOf(context), memberId);
  await db.transaction(async (tx) => {
    const blockedAt = now(context);
    const made = await tx
      .insert(blocks)
      .values({ fromId: account.id, toId: memberId, blockedAt })
      .onConflictDoNothing()
      .returning({ toId: blocks.toId });
    if (made.length === 0) return;
    await recordEvents(tx, blockedAt, [{ memberId: account.id, kind: "block", facts: { profile: memberId } }]);
  });
}

/** Takes a block back, where there is one. */
export async function unblockMember(memberId: number, context: MemberContext): Promise<void> {
  const { db, account } = context;
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(blocks)
      .where(and(eq(blocks.fromId, account.id), eq(blocks.toId, memberId)))
      .returning({ toId: blocks.toId });
    if (gone.length === 0) return;
    await recordEvents(tx, now(context), [{ memberId: account.id, kind: "unblock", facts: { profile: memberId } }]);
  });
}

/** Whom a member has blocked, the latest first. */
export async function readBlocked({ db, account }: MemberContext): Promise<Blocked> {
  const rows = await db
    .select({ id: members.id, name: members.name })
    .from(blocks)
    .innerJoin(members, eq(members.id, blocks.toId))
    .where(eq(blocks.fromId, account.id))
    .orderBy(desc(blocks.blockedAt), desc(members.id))
    .limit(blockedMost);
  return { profiles: rows.map(({ id, name }) => ({ id: String(id), name })) };
}
