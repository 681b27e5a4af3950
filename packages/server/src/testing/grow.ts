import { cellOf } from "@kindling/domain/rules";
import { sql } from "drizzle-orm";
import type { TestServer } from "./server.ts";

/** The cell of the reader, and of a fifth of all with the two beside it. */
const home = cellOf({ lat: 52.09, lon: 5.12 });

/** How much a site has grown. */
export interface Growth {
  readonly members: number;
  /** Whom most of it happens to: an account's. */
  readonly reader: number;
  /** How many like the reader. */
  readonly likers: number;
  /** How many messages the reader's longest conversation has, with the first member that was made. */
  readonly thread: number;
}

/**
 * Fills a site, as years would: members with a photo each and three likes, ten messages a member, the latest first;
 * and a reader whom many like and who writes much. All in the database's own words, since a million of anything is
 * too many for calls.
 *
 * @returns The id of the first of the members: all others follow it.
 */
export async function grow({ db }: TestServer, { members, reader, likers, thread }: Growth): Promise<number> {
  const first = reader + 1;
  const last = reader + members;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // What is not on disk yet when a table is vacuumed would not count as visible to all, and no index would do alone.
    await tx.execute(sql`set local synchronous_commit = on`);
    await tx.execute(sql`
      insert into members (id, site, name, status, gender, sexuality, date_of_birth, country, region, search_min_age,
        search_max_age, about, interests, created_at, last_seen_at, seen_period, cell)
      overriding system value
      select n, 'general', 'Member ' || n, 'active', (array['female', 'male'])[1 + n % 2], 'bi',
        date '1950-01-01' + ((n * 7919) % 20500)::integer, (array['NL', 'BE', 'FR', 'DE', 'DK'])[1 + n % 5],
        (array['NL-UT', 'BE-VAN', 'FR-75', 'DE-BE', 'DK-84'])[1 + n % 5], 18, 99, repeat('Likes long walks. ', 20),
        array['tea', 'hiking', 'music'], timestamptz '2020-01-01Z' + (n - ${reader}::bigint) * (interval '6 years' / ${members}::float8),
        timestamptz '2026-02-01Z', 81800 + n % 40,
        case when n % 5 = 0 then ${home}::integer + n % 3 else 1000000 + n % 900 end
      from generate_series(${first}::bigint, ${last}::bigint) as n`);
    await tx.execute(sql`
      insert into photos (member_id, position, filename, thumb_filename, match_filename, status, width, height, placeholder)
      select n, 0, n || '.webp', n || '-thumb.webp', n || '-match.webp', 'active', 800, 1000, 'data:image/webp;base64,'
      from generate_series(${first}::bigint, ${last}::bigint) as n`);
    await tx.execute(sql`
      insert into likes (from_id, to_id, liked_at)
      select n, ${first}::bigint + (n * 31 + k * 7907) % ${members}::bigint, timestamptz '2026-01-01Z' + n % 1000 * interval '1 minute'
      from generate_series(${first}::bigint, ${last}::bigint) as n, generate_series(1, 3) as k
      on conflict do nothing`);
    await tx.execute(sql`
      insert into likes (from_id, to_id, liked_at)
      select ${first}::bigint + k, ${reader}::bigint, timestamptz '2026-01-01Z' + k * interval '1 minute'
      from generate_series(0, ${likers}::integer - 1) as k`);
    const [{ conversation } = { conversation: "0" }] = (
      await tx.execute<{ conversation: string }>(sql`select coalesce(max(id), 0) as conversation from conversations`)
    ).rows;
    const before = BigInt(conversation);
    // The reader's conversations come first, the long one before the others; then one a member, with the next but some.
    await tx.execute(sql`
      insert into conversations (id, a_id, b_id, last_seq, created_at)
      overriding system value
      select ${before} + row_number() over (), a_id, b_id, last_seq, timestamptz '2026-01-01Z' from (
        select ${reader}::bigint as a_id, ${first}::bigint + k as b_id, case k when 0 then ${thread}::integer else 10 end as last_seq
          from generate_series(0, 399) as k
        union all
        select n, n + 1 + n % 97, 10 from generate_series(${first}::bigint, ${last - 100}::bigint) as n
      ) as pairs`);
    await tx.execute(sql`
      insert into messages (conversation_id, seq, sender_id, kind, text, sent_at, request_key)
      select id, seq, case when seq % 2 = 0 then a_id else b_id end, 'text', 'Tell me more about it. ' || seq,
        timestamptz '2026-02-01Z' - (last_seq - seq) * interval '1 minute', gen_random_uuid()
      from conversations, generate_series(1, last_seq) as seq where id > ${before}`);
    // The messages with an even number are of the first of the two.
    await tx.execute(sql`
      insert into participants (conversation_id, member_id, read_seq, first_seq, unread, latest_at, latest_id)
      select conversations.id, member, 5, case when member = a_id then 2 else 1 end,
        case when member = a_id then (last_seq + 1) / 2 - 3 else last_seq / 2 - 2 end, sent_at, messages.id
      from conversations
      join messages on messages.conversation_id = conversations.id and messages.seq = conversations.last_seq,
        unnest(array[a_id, b_id]) as member
      where conversations.id > ${before}`);
    // Whoever signs up afterwards has an id of their own.
    for (const table of ["members", "conversations"])
      await tx.execute(sql`
        select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`);
  });
  await db.execute(sql`vacuum (analyze) members, photos, likes, conversations, participants, messages`);
  return first;
}
