import { calls } from "@kindling/domain/contract";
import { geocodesAnHour, minute } from "@kindling/domain/rules";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMember, createTestServer, type TestServer, testSite } from "../testing/index.ts";

const lines: string[] = [];
const withoutRegions = { ...testSite, key: "gay" as const, hosts: ["gay.test"], origin: "https://gay.test" };

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    log: pino({ level: "trace" }, { write: (line: string) => void lines.push(line) }),
    sites: [testSite, { ...withoutRegions, settings: { ...testSite.settings, region_data: false } }],
  });
});

afterAll(() => server.close());

const placeOf = (lat: string, lon: string) => server.client().call(calls.geocode, { query: { lat, lon } });

describe("LIVE-10 the place of a point", () => {
  it.each([
    ["52.09", "5.12", { country: "NL", region: "NL-UT", city: "Utrecht" }],
    ["48.14", "11.58", { country: "DE", region: "DE-BY", city: "München" }],
    ["40.42", "-3.7", { country: "ES", region: "ES-M", city: "Madrid" }],
    ["55.68", "12.57", { country: "DK", region: "DK-84", city: "København" }],
    ["51.507", "-0.128", { country: "GB", region: "GB-LND", city: "London" }],
    ["-36.85", "174.76", { country: "NZ", region: null, city: "Auckland" }],
  ])("%s, %s", async (lat, lon, place) => {
    expect(await placeOf(lat, lon)).toEqual(place);
  });

  it("has a region only where the site has any", async () => {
    const client = server.client("gay.test");
    expect(await client.call(calls.geocode, { query: { lat: "52.09", lon: "5.12" } })).toMatchObject({ region: null });
  });

  it.each([
    ["in an ocean", "0", "-30", "not_found"],
    ["beyond the pole", "90.1", "5", "invalid_request"],
    ["more than half around", "52", "-180.1", "invalid_request"],
    ["in no number", "5e1", "5", "invalid_request"],
    ["in more digits than any device knows", "52.0907374", "5", "invalid_request"],
    ["nowhere", "", "", "invalid_request"],
  ])("is refused %s", async (_, lat, lon, code) => {
    await expect(placeOf(lat, lon)).rejects.toMatchObject({ code });
  });

  it("leaves nothing of a position in the database or the log", async () => {
    const { client } = await createMember(server);
    await client.call(calls.geocode, { query: { lat: "52.0912", lon: "5.1234" } });
    const { rows } = await server.db.execute<{ table: string }>(
      sql`select table_schema || '.' || quote_ident(table_name) as table from information_schema.tables
          where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    for (const { table } of rows) {
      const found = await server.db.execute(
        sql`select 1 from ${sql.raw(table)} as t where t::text ~ '52[.]0912|5[.]1234'`,
      );
      expect({ table, found: found.rows }).toEqual({ table, found: [] });
    }
    expect(rows.length).toBeGreaterThan(10);
    expect(lines.join("")).not.toMatch(/52\.0912|5\.1234/);
  });

  it("is told so many times an hour, and then again", async () => {
    const { client } = await createMember(server);
    const ask = () => client.call(calls.geocode, { query: { lat: "52.09", lon: "5.12" } });
    for (let asked = 0; asked < geocodesAnHour; asked += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ code: "too_many_requests" });
    server.clock.advance(60 * minute);
    expect(await ask()).toMatchObject({ city: "Utrecht" });
  });
});
