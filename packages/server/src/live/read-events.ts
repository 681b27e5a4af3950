import type { StreamEvent } from "@kindling/domain/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import {
  accounts,
  type EventFacts,
  type EventKind,
  memberEventHeads,
  memberEvents,
  sessions,
} from "../database/schema/index.ts";

/** Events that are read for one reader at a time: few enough that a slow one holds little. */
export const eventsAtOnce = 100;

const id = String;

/** An event's facts on the wire, by its kind. */
const onWire: { readonly [Kind in EventKind]: (facts: EventFacts[Kind]) => object } = {
  message: ({ conversation, seq }) => ({ conversation: id(conversation), message: seq }),
  read: ({ conversation, seq }) => ({ conversation: id(conversation), message: seq }),
  chat_removed: ({ conversation, seq }) => ({ conversation: id(conversation), message: seq }),
  reveal: ({ conversation, seq }) => ({ conversation: id(conversation), message: seq }),
  like: ({ from, to }) => ({ from: id(from), to: id(to) }),
  unlike: ({ from, to }) => ({ from: id(from), to: id(to) }),
  like_seen: ({ from }) => ({ from: id(from) }),
  block: ({ profile }) => ({ profile: id(profile) }),
  unblock: ({ profile }) => ({ profile: id(profile) }),
  match: (facts) => ({ with: id(facts.with) }),
  credits: ({ entry }) => ({ entry: id(entry) }),
  payment: ({ payment }) => ({ payment: id(payment) }),
};

/** Whose events are asked for, after which number. */
export interface Position {
  readonly member: number;
  readonly seq: number;
}

interface EventRow {
  [column: string]: unknown;
  place: string;
  seq: number;
  kind: EventKind;
  facts: EventFacts[EventKind];
  at: string;
}

/** What has happened after each position, in order, so many for each: one query for all. */
export async function readDifferences(db: Database, positions: readonly Position[]): Promise<StreamEvent[][]> {
  const found: StreamEvent[][] = positions.map(() => []);
  if (positions.length === 0) return found;
  const { rows } = await db.execute<EventRow>(sql`
    select asked.place, event.seq, event.kind, event.facts, event.at
    from unnest(
      ${sql.param(positions.map(({ member }) => member))}::bigint[], ${sql.param(positions.map(({ seq }) => seq))}::integer[]
    )
      with ordinality as asked (member_id, seq, place)
    cross join lateral (
      select ${memberEvents.seq}, ${memberEvents.kind}, ${memberEvents.facts}, ${memberEvents.at} from ${memberEvents}
      where ${memberEvents.memberId} = asked.member_id and ${memberEvents.seq} > asked.seq
      order by ${memberEvents.seq} limit ${eventsAtOnce}
    ) as event
    order by asked.place, event.seq`);
  for (const { place, seq, kind, facts, at } of rows)
    found[Number(place) - 1]!.push({
      seq,
      at: new Date(at).toISOString(),
      kind,
      ...onWire[kind](facts as never),
    } as StreamEvent);
  return found;
}

/** Where a member's events stand, and which is the first that is kept after a number; `undefined` for nobody. */
export async function standOf(
  db: Database,
  { member, seq }: Position,
): Promise<{ readonly last: number; readonly next: number | null } | undefined> {
  const { rows } = await db.execute<{ last: number; next: number | null }>(sql`
    select ${memberEventHeads.lastSeq} as last,
      (select min(${memberEvents.seq}) from ${memberEvents} where ${memberEvents.memberId} = ${member} and ${memberEvents.seq} > ${seq}) as next
    from ${memberEventHeads} where ${memberEventHeads.memberId} = ${member}`);
  return rows[0];
}

/** Who reads a stream, by which session. */
export interface Listener {
  readonly member: number;
  /** As the database keeps the token. */
  readonly session: string;
}

/** Where each reader's events stand; `null` where their session has ended. One query for all. */
export async function standOfAll(db: Database, listeners: readonly Listener[], at: Date): Promise<(number | null)[]> {
  if (listeners.length === 0) return [];
  const { rows } = await db.execute<{ last: number | null }>(sql`
    select case when ${accounts.id} is null then null else ${memberEventHeads.lastSeq} end as last
    from unnest(
      ${sql.param(listeners.map(({ member }) => member))}::bigint[], ${sql.param(listeners.map(({ session }) => session))}::text[]
    )
      with ordinality as asked (member_id, session, place)
    left join ${memberEventHeads} on ${memberEventHeads.memberId} = asked.member_id
    left join ${sessions} on ${sessions.tokenHash} = asked.session and ${sessions.expiresAt} > ${at.toISOString()}::timestamptz
    left join ${accounts} on ${accounts.id} = ${sessions.accountId} and ${accounts.status} <> 'pending_deletion'
    order by asked.place`);
  return rows.map(({ last }) => last);
}
