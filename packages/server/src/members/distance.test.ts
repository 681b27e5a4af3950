import { calls, type ProfileChange, type SearchQuery } from "@kindling/domain/contract";
import { cellOf, day, movesADay, searchRadii } from "@kindling/domain/rules";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { members, rateLimits } from "../database/schema/index.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";
import { addMember, addPerson, type Person } from "./people.fixture.ts";

let server: TestServer;
let reader: Person;

beforeAll(async () => {
  server = await createTestServer();
});

beforeEach(async () => {
  await server.db.delete(members);
  reader = await addPerson(server, { name: "Reader" });
});

afterAll(() => server.close());

const everybody = { min_age: 18, max_age: 99 };
const search = (query: SearchQuery) => reader.client.call(calls.searchMembers, { query: { ...everybody, ...query } });
const namesOf = async (query: SearchQuery) => (await search(query)).results.map(({ name }) => name);
const inCity = (name: string, city: string, region: string | null = null, country = "NL") =>
  addMember(server, { name, city, region, country });
const move = (body: ProfileChange) => reader.client.call(calls.changeProfile, { body });

describe("BEYOND-34 search by distance", () => {
  beforeEach(async () => {
    await inCity("Far", "Groningen", "NL-GR");
    await inCity("Near", "Utrecht", "NL-UT");
    await inCity("Abroad", "Lyon", null, "FR");
    await inCity("Next", "Amsterdam", "NL-NH");
    await inCity("Lost", "Atlantis");
  });

  it("answers the nearest first, as far as there are radii", async () => {
    expect(await namesOf({ sort: "near" })).toEqual(["Near", "Next", "Far"]);
    expect(await namesOf({ sort: "near", radius: 50 })).toEqual(["Near", "Next"]);
    expect(await namesOf({ radius: 25 })).toEqual(["Near"]);
    expect((await search({ radius: 200 })).numResults).toBe(3);
  });

  it("tells a distance as the least radius that reaches, on cards and pages", async () => {
    const { results } = await search({});
    expect(Object.fromEntries(results.map(({ name, distance }) => [name, distance]))).toEqual({
      Near: 25,
      Next: 50,
      Far: 200,
      Abroad: null,
      Lost: null,
    });
    const next = results.find(({ name }) => name === "Next")!;
    expect((await reader.client.call(calls.getMember, { query: { id: next.id } })).profile.distance).toBe(50);
    const visitor = await server.client().call(calls.searchMembers, { query: everybody });
    expect(visitor.results.map(({ distance }) => distance)).toEqual(visitor.results.map(() => null));
  });

  it("knows a place by its names, without accents, in its region before elsewhere; a region by its largest city", async () => {
    await inCity("Same", "antwerpen", null, "BE");
    await inCity("English", "Antwerp", null, "BE");
    await inCity("French", "ANVERS", "BE-VLG", "BE");
    await inCity("Region", "Nowhere at all", "BE-BRU", "BE");
    await move({ country: "BE", city: "Antwerpen" });
    expect(new Set(await namesOf({ radius: 25 }))).toEqual(new Set(["Same", "English", "French"]));
    await move({ city: "Bruxelles" });
    expect(await namesOf({ radius: 25 })).toEqual(["Region"]);
  });

  it.each<[string, SearchQuery, string, string]>([
    ["an order that is none", { sort: "far" as "near" }, "sort", "invalid"],
    ["a radius that is none", { radius: 37 }, "radius", "invalid"],
  ])("refuses %s", async (_, query, field, code) => {
    await expect(search(query)).rejects.toMatchObject({ code: "invalid_request", fields: { [field]: { code } } });
  });

  it("refuses who has no place, a visitor too, and says so in their own profile", async () => {
    expect((await move({ country: "NL", region: null, city: null })).profile.placed).toBe(false);
    const query = { ...everybody, sort: "near" } as const;
    for (const client of [reader.client, server.client()])
      await expect(client.call(calls.searchMembers, { query })).rejects.toMatchObject({
        fields: { sort: { code: "place_unknown" } },
      });
    expect((await move({ city: "Utrecht" })).profile.placed).toBe(true);
  });

  it("lets a member move so many times a day, and change all else", async () => {
    const cities = ["Amsterdam", "Rotterdam", "Groningen", "Maastricht", "Zwolle", "Breda"];
    for (const city of cities.slice(0, movesADay)) await move({ city });
    await expect(move({ city: "Breda" })).rejects.toMatchObject({ code: "too_many_requests" });
    await move({ about: "I stay.", city: cities[movesADay - 1]! });
    server.clock.advance(day);
    await move({ city: "Breda" });
  });
});

describe("BEYOND-34 who asks from everywhere", () => {
  it("cannot tell two towns of a cell apart, in 2 000 answers", { timeout: 120_000 }, async () => {
    await inCity("One", "Utrecht");
    await inCity("Two", "Zeist");
    await inCity("Else", "Amersfoort");
    const apart = { same: 0, other: 0 };
    for (let step = 0; step < 400; step += 1) {
      await server.db.delete(rateLimits);
      const observer = cellOf({ lat: 50.5 + ((step * 7919) % 320) / 100, lon: 3 + ((step * 104_729) % 420) / 100 });
      await server.db.update(members).set({ cell: observer }).where(eq(members.id, reader.id));
      for (const radius of [undefined, ...searchRadii]) {
        const { results } = await search(radius === undefined ? { sort: "near" } : { radius });
        const heardOf = (name: string) => results.find((one) => one.name === name)?.distance ?? "nothing";
        if (heardOf("One") !== heardOf("Two")) apart.same += 1;
        if (heardOf("One") !== heardOf("Else")) apart.other += 1;
      }
    }
    expect(apart.same).toBe(0);
    // The search is no blind one: another cell is heard of otherwise.
    expect(apart.other).toBeGreaterThan(50);
  });
});

describe("MEMBERS-01 search by who was here lately", () => {
  it("orders by periods of six hours, and in one by who is new", async () => {
    const ago = (hours: number) => new Date(server.clock.now() - hours * 60 * 60_000);
    for (const [name, hours, joined] of [
      ["Old, here an hour ago", 1, 900],
      ["New, here two days ago", 48, 50],
      ["Here a minute ago", 0, 1000],
      ["Newer, here two hours ago", 2, 800],
    ] as const)
      await addMember(server, { name, lastSeenAt: ago(hours), createdAt: ago(joined) });
    // All are of the period from noon on, or of the one before; the reader's clock is at noon or later.
    const names = await namesOf({ sort: "active" });
    expect(names.at(-1)).toBe("New, here two days ago");
    expect(names.indexOf("Newer, here two hours ago")).toBeLessThan(names.indexOf("Old, here an hour ago"));
  });

  it("follows a member who comes back", async () => {
    await addMember(server, { name: "Here", createdAt: new Date(server.clock.now() - 1000) });
    const back = await addPerson(server, { name: "Back", lastSeenAt: new Date(0), createdAt: new Date(0) });
    expect(await namesOf({ sort: "active" })).toEqual(["Here", "Back"]);
    server.clock.advance(day);
    await back.client.call(calls.getUser);
    expect(await namesOf({ sort: "active" })).toEqual(["Back", "Here"]);
  });
});
