import { calls } from "@kindling/domain/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, signUpMember, type TestServer, testSite } from "../testing/index.ts";

const other = { ...testSite, key: "gay" as const, hosts: ["gay.test"], origin: "https://gay.test" };

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ sites: [testSite, other] });
});

afterAll(() => server.close());

it("SET-01 answers the settings of the host, with the server's time", async () => {
  const settings = await server.client().call(calls.getSettings);
  expect(settings).toEqual({ ...testSite.settings, geoip_country: null, server_time: "2026-03-01T12:00:00.000Z" });
});

it("SET-01 answers another brand by its domain in demo mode", async () => {
  expect(await server.client().call(calls.getSettings, { query: { domain: "gay.test" } })).toBeDefined();
  const unknown = server.client().call(calls.getSettings, { query: { domain: "evil.test" } });
  await expect(unknown).rejects.toMatchObject({ code: "not_found" });
});

it("SITE-04 answers the company", async () => {
  expect(await server.client().call(calls.getCompany)).toEqual(testSite.company);
});

it("MEMBERS-04 shows adult interests to members only", async () => {
  const { interests } = await server.client().call(calls.getInterests);
  expect(interests).toContain("art");
  expect(interests).not.toContain("bondage");
  const { client } = await signUpMember(server);
  expect((await client.call(calls.getInterests)).interests).toContain("bondage");
});

describe("regions", () => {
  it("are those of the country, by ISO 3166-2", async () => {
    const { regions } = await server.client().call(calls.getRegions, { query: { country: "NL" } });
    expect(regions).toHaveLength(12);
    expect(regions).toContainEqual({ code: "NL-UT", name: "Utrecht" });
  });

  it("are none for a country that is none", async () => {
    expect(await server.client().call(calls.getRegions, { query: { country: "ZZ" } })).toEqual({ regions: [] });
  });
});
