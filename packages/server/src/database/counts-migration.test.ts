import { expect, inject, it } from "vitest";
import { openDatabase } from "./database.ts";
import { migrateTo } from "./migrate-to.fixture.ts";
import { createTestDatabase } from "./test-database.ts";

/** Two conversations as they were kept: one read in part and removed in part, one without a message that is left to read. */
const oldRows = `
  insert into members (site, name, status, gender, sexuality, date_of_birth, country, search_min_age, search_max_age,
      created_at, last_seen_at)
    select 'general', name, 'active', 'female', 'bi', '1996-01-15', 'NL', 18, 99, now(), now()
    from unnest(array['Ann', 'Bob', 'Cas']) name;
  insert into conversations (a_id, b_id, last_seq, created_at) values (1, 2, 6, now()), (1, 3, 2, now()), (2, 3, 0, now());
  insert into participants (conversation_id, member_id, read_seq, removed_seq)
    values (1, 1, 2, 3), (1, 2, 0, 0), (2, 1, 2, 0), (2, 3, 2, 0), (3, 2, 0, 0), (3, 3, 0, 0);
  insert into messages (conversation_id, seq, sender_id, kind, text, sent_at, request_key)
    select 1, seq, case when seq in (2, 5) then 1 else 2 end, 'text', 'x', timestamptz '2026-01-01Z' + seq * interval '1 minute',
      gen_random_uuid() from generate_series(1, 6) seq;
  insert into messages (conversation_id, seq, sender_id, kind, text, sent_at, request_key)
    select 2, seq, 3, 'text', 'x', timestamptz '2026-01-02Z' + seq * interval '1 minute', gen_random_uuid()
    from generate_series(1, 2) seq;`;

it("CHAT-02 what was unread before it was kept is counted from the marks, and the latest message is found", async () => {
  const copy = await createTestDatabase(inject("postgres"));
  await migrateTo(copy.url, "0009_photo_uploads", oldRows);
  const { pool, close } = await openDatabase(copy.url);
  try {
    const { rows } = await pool.query(`
      select p.conversation_id::integer as conversation, p.member_id::integer as member, unread, m.seq, latest_at = m.sent_at as same
      from participants p left join messages m on m.id = p.latest_id order by 1, 2`);
    expect(rows).toEqual([
      { conversation: 1, member: 1, unread: 2, seq: 6, same: true },
      { conversation: 1, member: 2, unread: 2, seq: 6, same: true },
      { conversation: 2, member: 1, unread: 0, seq: 2, same: true },
      { conversation: 2, member: 3, unread: 0, seq: 2, same: true },
      { conversation: 3, member: 2, unread: 0, seq: null, same: null },
      { conversation: 3, member: 3, unread: 0, seq: null, same: null },
    ]);
  } finally {
    await close();
    await copy.drop();
  }
});
