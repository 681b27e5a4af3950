import { sql } from "drizzle-orm";
import type { Server } from "../server.ts";

/** Where somebody is a member. */
type Place = Pick<Server, "services"> & { readonly site: { readonly key: string } };

/** How much there is between a member and others. */
export interface Crowding {
  /** How many like the member, each a minute after the one before. */
  readonly likers?: number;
  /** How many have written to the member, once each, each a minute after the one before. */
  readonly chats?: number;
}

/** Lets many members of a site like somebody and write to them, as years would. */
export async function crowd(
  { services: { db }, site }: Place,
  member: number,
  { likers = 0, chats = 0 }: Crowding,
): Promise<void> {
  const people = Math.max(likers, chats);
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into members (site, name, status, gender, sexuality, date_of_birth, country, region, search_min_age,
      search_max_age, about, interests, created_at, last_seen_at)
    select ${site.key}, 'Fan ' || n, 'active', 'male', 'bi', '1990-01-01', 'NL', 'NL-UT', 18, 99, '', array['tea', 'hiking'],
      timestamptz '2024-01-01Z', timestamptz '2024-02-01Z'
    from generate_series(1, ${people}::integer) as n returning id`);
  const first = Number(rows[0]!.id);
  const placeholder = `data:image/webp;base64,${"A".repeat(120)}`;
  await db.execute(sql`
    insert into photos (member_id, position, filename, thumb_filename, match_filename, status, width, height, placeholder)
    select n, 0, n || '.webp', n || '-thumb.webp', n || '-match.webp', 'active', 800, 1000, ${placeholder}
    from generate_series(${first}::bigint, ${first + people - 1}::bigint) as n`);
  await db.execute(sql`
    insert into likes (from_id, to_id, liked_at)
    select ${first}::bigint + n, ${member}::bigint, timestamptz '2025-01-01Z' + n * interval '1 minute'
    from generate_series(0, ${likers}::integer - 1) as n`);
  await db.execute(sql`
    with made as (
      insert into conversations (a_id, b_id, last_seq, created_at)
      select ${member}::bigint, ${first}::bigint + n, 1, timestamptz '2025-01-01Z'
      from generate_series(0, ${chats}::integer - 1) as n returning id, b_id
    ), written as (
      insert into messages (conversation_id, seq, sender_id, kind, text, sent_at, request_key)
      select id, 1, b_id, 'text', 'Hello from ' || b_id, timestamptz '2025-01-01Z' + (b_id - ${first}::bigint) * interval '1 minute',
        gen_random_uuid() from made returning id, conversation_id, sender_id, sent_at
    )
    insert into participants (conversation_id, member_id, unread, latest_at, latest_id)
    select conversation_id, side, (side = ${member}::bigint)::integer, sent_at, written.id
    from written, unnest(array[${member}::bigint, sender_id]) as side`);
}
