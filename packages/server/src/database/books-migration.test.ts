import { expect, inject, it } from "vitest";
import { balanceOf } from "../credits/balance.ts";
import { checkLedger } from "../credits/check-ledger.ts";
import { readLedger } from "../credits/read-ledger.ts";
import { createTestDatabase } from "./test-database.ts";
import { openDatabase } from "./database.ts";
import { migrateTo } from "./migrate-to.fixture.ts";

const oldRows = `
  insert into members (site, name, status, gender, sexuality, date_of_birth, country, search_min_age, search_max_age,
      created_at, last_seen_at)
    select 'general', name, 'active', 'female', 'bi', '1996-01-15', 'NL', 18, 99, now(), now()
    from unnest(array['Ann', 'Bob', 'Cas']) name;
  insert into accounts (id, site, email, password_hash, status, language, time_zone, signup_at, signup_key,
      signup_message, terms_accepted_at, paid)
    select id, 'general', name, 'none', 'active', 'en', 'UTC', now(), gen_random_uuid(), '', now(), id = 1 from members;
  insert into payments (account_id, reference, provider, method, status, bundle, credits, amount_minor, currency,
      request_key, created_at)
    values (1, gen_random_uuid(), 'sandbox', 'card', 'completed', 'p0', 10, 1500, 'EUR', gen_random_uuid(), now()),
      (1, gen_random_uuid(), 'sandbox', 'card', 'failed', 'p1', 40, 4900, 'EUR', gen_random_uuid(), now()),
      (3, gen_random_uuid(), 'sandbox', 'card', 'pending', 'p1', 40, 4900, 'EUR', gen_random_uuid(), now());
  insert into ledger (account_id, kind, amount, balance, reference, member_id, created_at)
    values (1, 'signup', 3, 3, '1', null, '2026-01-01'),
      (2, 'signup', 4, 4, 'signup:2', null, '2026-01-01'),
      (1, 'message', -2, 1, 'message:1', 2, '2026-01-02'),
      (1, 'purchase', 10, 11, 'payment:1', null, '2026-01-03'),
      (2, 'message', -2, 2, 'message:2', 1, '2026-01-04'),
      (1, 'message', -2, 9, 'message:3', 2, '2026-01-05');`;

it("F-047 MONEY-13 the old ledger becomes books that hold, with the balances and the history that there were", async () => {
  const copy = await createTestDatabase(inject("postgres"));
  await migrateTo(copy.url, "0001_members", oldRows);
  const { db, pool, close } = await openDatabase(copy.url);
  try {
    expect(await checkLedger(db)).toEqual([]);
    expect(await Promise.all([1, 2, 3].map((id) => balanceOf(db, id)))).toEqual([9, 2, 0]);
    const { entries } = await readLedger(db, 1);
    expect(
      entries.map((entry) => [
        entry.kind,
        entry.amount,
        entry.balance,
        "profile_name" in entry ? entry.profile_name : null,
      ]),
    ).toEqual([
      ["message", -2, 9, "Bob"],
      ["purchase", 10, 11, null],
      ["message", -2, 1, "Bob"],
      ["signup", 3, 3, null],
    ]);
    const { rows: lots } = await pool.query(
      "select origin, credits, remaining, price_minor, currency from lots where holder_id = 1 order by id",
    );
    expect(lots).toEqual([
      { origin: "signup", credits: 3, remaining: 0, price_minor: 0, currency: null },
      { origin: "purchase", credits: 10, remaining: 9, price_minor: 1500, currency: "EUR" },
    ]);
    const { rows: payments } = await pool.query(
      "select account_id from payments join holders on holders.id = holder_id",
    );
    expect(payments).toEqual([{ account_id: "1" }, { account_id: "1" }, { account_id: "3" }]);
  } finally {
    await close();
    await copy.drop();
  }
});
