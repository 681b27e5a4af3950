import { calls, type SearchQuery } from "@kindling/domain/contract";
import { cellOf, membersPerPage, searchMost } from "@kindling/domain/rules";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Plan, plansOf as plansOfQueries } from "../database/plans.fixture.ts";
import { createMember, createTestServer, type TestMember, type TestServer } from "../testing/index.ts";

/** The reader's cell, where a third of all are. */
const home = cellOf({ lat: 52.09, lon: 5.12 });

let server: TestServer;
let reader: TestMember;

beforeAll(async () => {
  server = await createTestServer();
  reader = await createMember(server);
  await server.db.transaction(async (tx) => {
    // What is not on disk yet when a table is vacuumed would not count as visible to all, and no index would do alone.
    await tx.execute(sql`set local synchronous_commit = on`);
    await tx.execute(sql`
      insert into members (site, name, status, gender, sexuality, date_of_birth, country, region, search_min_age,
        search_max_age, about, interests, created_at, last_seen_at, seen_period, cell)
      select 'general', 'Member ' || n, 'active', (array['female', 'male'])[1 + n % 2], 'hetero',
        date '1950-01-01' + (n * 7919) % 21000, (array['NL', 'BE', 'FR'])[1 + n % 3],
        (array['NL-UT', 'BE-VAN', 'FR-75'])[1 + n % 3], 18, 99, repeat('Likes long walks. ', 20),
        array['tea', 'hiking', 'music'], timestamptz '2024-01-01Z' + n * interval '50 minutes', timestamptz '2026-02-01Z',
        81800 + n % 40, case when n % 3 = 0 then ${home}::integer + n % 4 else 1000 + n % 900 end
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into photos (member_id, position, filename, thumb_filename, match_filename, status, width, height, placeholder)
      select id, 0, 'a.webp', 'b.webp', 'c.webp', 'active', 9, 9, 'data:image/webp;base64,' from members`);
    await tx.execute(sql`
      insert into blocks (from_id, to_id, blocked_at)
      select id, id + 1 + id % 7, timestamptz '2026-01-01Z' from members where id < 19000`);
  });
  await server.db.execute(sql`vacuum (analyze) members, photos, blocks`);
});

afterAll(() => server.close());

/** The plans of all queries on members that a call makes. */
const plansOf = (call: () => Promise<unknown>) => plansOfQueries(server, /^select .* from "members"/, call);

const search = (query: SearchQuery) => () => reader.client.call(calls.searchMembers, { query });
/** What reads far more than it shows or counts to: a whole table, a large sort, rows that are thrown away. */
const wasteful = (nodes: Plan[]) =>
  nodes.filter(
    (node) =>
      (node["Node Type"] === "Seq Scan" &&
        node["Relation Name"] === "members" &&
        node["Actual Rows"] > 2 * searchMost) ||
      (node["Node Type"] === "Sort" && node["Actual Rows"] * node["Actual Loops"] > 1_000) ||
      (node["Rows Removed by Filter"] ?? 0) > 10 * membersPerPage,
  );

describe("MEMBERS-01 a search among 20 000 members reads by index", () => {
  it("MEMBERS-03 a profile with its related ones too", async () => {
    const plans = await plansOf(() => reader.client.call(calls.getMember, { query: { id: "10000" } }));
    expect(plans.length).toBeGreaterThan(1);
    expect(plans.flatMap(wasteful)).toEqual([]);
  });

  it.each<[string, SearchQuery]>([
    ["without a filter", {}],
    ["by gender", { gender: "female" }],
    ["by gender and country", { gender: "female", country: "NL" }],
    ["by region", { country: "NL", countryregion: "NL-UT" }],
    ["by country and age", { country: "BE", min_age: 40, max_age: 41 }],
    ["of all ages", { min_age: 18, max_age: 99 }],
    ["by all at once", { gender: "male", country: "FR", countryregion: "FR-75", min_age: 30, max_age: 40 }],
    ["with few results, and so similar ones", { gender: "male", countryregion: "FR-XX", min_age: 30, max_age: 40 }],
    ["on a late page", { min_age: 18, max_age: 99, page: 500 }],
    ["beyond the last page", { page: 999_999_999 }],
    ["by who was here lately", { sort: "active", min_age: 18, max_age: 99 }],
    ["by who was here lately, of a country", { sort: "active", gender: "male", country: "NL" }],
    ["by who was here lately, of few", { sort: "active", countryregion: "FR-75", min_age: 30, max_age: 31 }],
    ["the nearest first", { sort: "near", min_age: 18, max_age: 99 }],
    ["the nearest first, on a late page", { sort: "near", min_age: 18, max_age: 99, page: 40 }],
    ["the nearest first, of few", { sort: "near", gender: "male", country: "FR", min_age: 30, max_age: 31 }],
    ["within a radius", { radius: 50, min_age: 18, max_age: 99 }],
    ["within a radius, where nobody is that old", { radius: 200, country: "BE", min_age: 98, max_age: 99 }],
    ["within a radius, by who was here lately", { radius: 200, sort: "active", min_age: 18, max_age: 99 }],
  ])("%s", async (_, query) => {
    const plans = await plansOf(search(query));
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.flatMap(wasteful)).toEqual([]);
    for (const photos of plans.flat().filter((node) => node["Relation Name"] === "photos")) {
      expect(photos["Actual Loops"]).toBeLessThanOrEqual(24);
    }
  });
});
