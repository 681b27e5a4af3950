import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ring } from "../database/doorbell.ts";
import { type EventFacts, type EventKind, memberEventHeads, memberEvents } from "../database/schema/index.ts";
import { eventsNote } from "../live/notes.ts";

/** Something that happened to one member. */
export type MemberEvent = {
  readonly [Kind in EventKind]: {
    readonly memberId: number;
    readonly kind: Kind;
    readonly facts: EventFacts[Kind];
  };
}[EventKind];

/**
 * Records what happened, in the transaction in which it does. Numbers are taken under each member's lock, which holds
 * until the end: so they have no gap, and whoever has read up to one will find no lower one later.
 *
 * Call it last in a transaction, with all that is to be told: the members are locked in one order, and nobody who holds
 * these locks waits for another. A member who is gone is told nothing.
 */
export async function recordEvents(tx: Database, at: Date, events: readonly MemberEvent[]): Promise<void> {
  const told = [...new Set(events.map(({ memberId }) => memberId))];
  if (told.length === 0) return;
  const heads = await tx
    .select()
    .from(memberEventHeads)
    .where(inArray(memberEventHeads.memberId, told))
    .orderBy(asc(memberEventHeads.memberId))
    .for("no key update");
  const last = new Map(heads.map(({ memberId, lastSeq }) => [memberId, lastSeq]));
  const rows: (typeof memberEvents.$inferInsert)[] = [];
  for (const event of events) {
    const before = last.get(event.memberId);
    if (before === undefined) continue;
    last.set(event.memberId, before + 1);
    rows.push({ ...event, seq: before + 1, at });
  }
  if (rows.length === 0) return;
  const next = sql.join(
    [...last].map(([memberId, seq]) => sql`(${memberId}::bigint, ${seq}::integer)`),
    sql`, `,
  );
  await tx
    .update(memberEventHeads)
    .set({ lastSeq: sql`next.seq` })
    .from(sql`(values ${next}) as next (member_id, seq)`)
    .where(sql`next.member_id = ${memberEventHeads.memberId}`);
  await tx.insert(memberEvents).values(rows);
  ring(
    tx,
    rows.map(({ memberId }) => eventsNote(memberId)),
  );
}
