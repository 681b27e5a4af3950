import { calls, type SearchQuery, type SearchResult } from "@kindling/domain/contract";
import { day } from "@kindling/domain/rules";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { members } from "../database/schema/index.ts";
import type { Site } from "../sites.ts";
import { createTestServer, type TestServer, testSite } from "../testing/index.ts";
import { addMember, addPerson, codeOf, type Person } from "./people.fixture.ts";

const siteOf = (key: Site["key"], host: string, settings: Partial<Site["settings"]>): Site => ({
  ...testSite,
  key,
  hosts: [host],
  settings: { ...testSite.settings, ...settings },
});

let server: TestServer;

beforeAll(async () => {
  const sites = [
    { ...testSite, settings: { ...testSite.settings, logged_out_search: "all" as const } },
    siteOf("milf", "milf.test", { niche: 6, logged_out_search: "all" }),
    siteOf("female", "first.test", { logged_out_search: "first_page", logged_out_search_trafficsource: "all" }),
    siteOf("gay", "none.test", { logged_out_search: "none", logged_out_search_trafficsource: "first_page" }),
  ];
  server = await createTestServer({ sites });
});

afterEach(() => server.db.delete(members));

afterAll(() => server.close());

const search = (query: SearchQuery = {}, host?: string): Promise<SearchResult> =>
  server.client(host).call(calls.searchMembers, { query });
const namesOf = (found: { name: string }[]): string[] => found.map(({ name }) => name);
const found = async (query: SearchQuery, host?: string): Promise<string[]> =>
  namesOf((await search(query, host)).results).toSorted();

describe("MEMBERS-01 search", () => {
  it("filters by gender, country, region and age", async () => {
    await addMember(server, { name: "Ann" });
    await addMember(server, { name: "Bea", region: "NL-NH" });
    await addMember(server, { name: "Cas", gender: "male" });
    await addMember(server, { name: "Dee", country: "BE", region: "BE-VAN" });
    await addMember(server, { name: "Eve", dateOfBirth: "1956-01-01" });
    expect(await found({})).toEqual(["Ann", "Bea", "Cas", "Dee"]);
    expect(await found({ gender: "male" })).toEqual(["Cas"]);
    expect(await found({ country: "NL" })).toEqual(["Ann", "Bea", "Cas"]);
    expect(await found({ country: "NL", countryregion: "NL-NH" })).toEqual(["Bea"]);
    expect(await found({ gender: "female", min_age: 60, max_age: 80 })).toEqual(["Eve"]);
  });

  it("F-025 finds who is a hundred and more wherever a range has no upper end", async () => {
    for (const site of ["general", "milf"]) {
      await addMember(server, { site, name: "99", dateOfBirth: "1926-03-02" });
      await addMember(server, { site, name: "100", dateOfBirth: "1926-03-01" });
      await addMember(server, { site, name: "112", dateOfBirth: "1914-01-01" });
    }
    expect(await found({ min_age: 18 })).toEqual(["100", "112", "99"]);
    expect(await found({ min_age: 99, max_age: 99 })).toEqual(["100", "112", "99"]);
    expect(await found({ min_age: 18, max_age: 98 })).toEqual([]);
    expect(await found({}, "milf.test")).toEqual(["100", "112", "99"]);
    expect(namesOf((await search({ min_age: 90, max_age: 95 })).similar_results)).toContain("112");
  });

  it("looks for 18 to 35 by default, and for 35 and over in the niches for it", async () => {
    for (const site of ["general", "milf"]) {
      await addMember(server, { site, name: "18", dateOfBirth: "2008-03-01" });
      await addMember(server, { site, name: "35", dateOfBirth: "1991-03-01" });
      await addMember(server, { site, name: "36", dateOfBirth: "1990-03-01" });
      await addMember(server, { site, name: "90", dateOfBirth: "1936-03-01" });
    }
    expect(await found({})).toEqual(["18", "35"]);
    expect(await found({}, "milf.test")).toEqual(["35", "36", "90"]);
  });

  it("leaves an end open that is not given", async () => {
    await addMember(server, { name: "20", dateOfBirth: "2006-01-01" });
    await addMember(server, { name: "70", dateOfBirth: "1956-01-01" });
    expect(await found({ min_age: 35 })).toEqual(["70"]);
    expect(await found({ max_age: 35 })).toEqual(["20"]);
  });

  it("finds no other site's members, nobody disabled and nobody invisible", async () => {
    await addMember(server, { site: "milf" });
    await addMember(server, { status: "disabled" });
    await addMember(server, { invisible: true });
    expect(await search({ min_age: 18, max_age: 99 })).toMatchObject({ results: [], numResults: 0 });
  });

  it("does not find oneself", async () => {
    const person = await addPerson(server);
    const mine = await person.client.call(calls.searchMembers, { query: {} });
    expect(mine).toMatchObject({ numResults: 0, similar_numResults: 0 });
  });
});

describe("C-079 an age range that cannot be", () => {
  it.each([
    ["min_age=50&max_age=20", "min_age", "age_range"],
    ["min_age=17&max_age=30", "min_age", "age_out_of_range"],
    ["min_age=18&max_age=200", "max_age", "age_out_of_range"],
    ["max_age=17", "max_age", "age_out_of_range"],
    ["min_age=-1", "min_age", "invalid"],
    ["min_age=18abc", "min_age", "invalid"],
    ["min_age=", "min_age", "invalid"],
    ["max_age=1e2", "max_age", "invalid"],
    ["page=-1", "page", "invalid"],
    ["as_of=yesterday", "as_of", "invalid"],
  ])("%s is refused by its field", async (query, field, code) => {
    const response = await server.client().fetch(`/api/members.php?${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { code: "invalid_request", fields: { [field]: { code } } } });
  });

  it("is never of people under the minimum age", async () => {
    await addMember(server, { dateOfBirth: "2008-03-02" });
    expect(await search({ min_age: 18, max_age: 99 })).toMatchObject({ numResults: 0, similar_numResults: 0 });
  });
});

describe("C-080 an age range's ends", () => {
  it.each([
    ["2026-03-01T00:00:00Z", "1980-03-02", 45, true],
    ["2026-03-01T23:59:59Z", "1980-03-01", 46, false],
    ["2026-03-01T00:00:00Z", "2008-03-01", 18, true],
    ["2026-03-01T00:00:00Z", "2008-03-02", 17, false],
    // Who was born on a leap day is a year older on 1 March.
    ["2026-02-28T12:00:00Z", "2008-02-29", 17, false],
    ["2026-03-01T12:00:00Z", "2008-02-29", 18, true],
    ["2028-02-29T12:00:00Z", "1982-03-01", 45, true],
    ["2028-02-29T12:00:00Z", "1982-02-28", 46, false],
  ])("at %s who was born on %s is %i", async (now, dateOfBirth, age, inside) => {
    server.clock.set(Date.parse(now));
    await addMember(server, { dateOfBirth });
    const { results } = await search({ min_age: 18, max_age: 45 });
    expect(results.map((card) => card.age)).toEqual(inside ? [age] : []);
    server.clock.set(Date.parse("2026-03-01T12:00:00Z"));
  });
});

describe("MEMBERS-02 results", () => {
  /** Adds members, each a minute older than the one before. */
  async function addMany(number: number, parts: Partial<typeof members.$inferInsert> = {}): Promise<void> {
    for (let n = 0; n < number; n += 1) {
      const createdAt = new Date(server.clock.now() - n * 60_000);
      await addMember(server, { name: `M${n}`, createdAt, ...parts });
    }
  }

  it("come a page at a time, newest first", async () => {
    await addMany(60);
    const names = Array.from({ length: 60 }, (_, n) => `M${n}`);
    const first = await search();
    expect(first).toMatchObject({ pageNumber: 1, pageSize: 24, numResults: 60, limited: false, similar_results: [] });
    expect(namesOf(first.results)).toEqual(names.slice(0, 24));
    expect(namesOf((await search({ page: 3 })).results)).toEqual(names.slice(48));
    expect((await search({ page: 0 })).pageNumber).toBe(1);
    expect(await search({ page: 999_999_999 })).toMatchObject({ results: [], numResults: 60, similar_results: [] });
  });

  it("end at the newest 1,000, and say that there are more", async () => {
    const createdAt = new Date(server.clock.now() - day);
    const { id: _, ...one } = (
      await server.db
        .select()
        .from(members)
        .where(eq(members.id, await addMember(server, { createdAt })))
    )[0]!;
    await server.db.insert(members).values(Array.from({ length: 999 }, () => one));
    expect(await search()).toMatchObject({ numResults: 1_000, more: false });
    await addMember(server, { name: "Newest" });
    const first = await search();
    expect(first).toMatchObject({ numResults: 1_000, more: true });
    expect(first.results[0]!.name).toBe("Newest");
    expect((await search({ page: 42 })).results).toHaveLength(16);
    expect((await search({ page: 43 })).results).toEqual([]);
  });

  it("C-087 show nobody twice and leave nobody out while others join, even with equal times", async () => {
    const createdAt = new Date(server.clock.now() - day);
    await addMany(50, { createdAt });
    const { results, as_of } = await search();
    server.clock.advance(1000);
    await addMany(3, { name: "Later", createdAt: new Date(server.clock.now()) });
    const second = await search({ page: 2, as_of });
    const third = await search({ page: 3, as_of });
    const again = await search({ page: 1, as_of });
    expect(again.results).toEqual(results);
    const ids = [...results, ...second.results, ...third.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(50);
    expect(ids).toHaveLength(50);
    expect((await search()).results[0]!.name).toBe("Later");
  });

  it.each(["0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])(
    "C-087 take %s for the first page's time",
    async (as_of) => {
      await addMember(server);
      const result = await search({ as_of });
      expect(result.as_of <= new Date(server.clock.now()).toISOString()).toBe(true);
      expect(result.numResults).toBe(as_of.startsWith("9") ? 1 : 0);
    },
  );

  it("F-053 are for a visitor of one page the same ones whatever instant they ask for", async () => {
    await addMany(60, { site: "female" });
    const seen = new Set<string>();
    let as_of: string | undefined;
    for (let step = 0; step < 15; step += 1) {
      const { results } = await search(as_of ? { as_of } : {}, "first.test");
      for (const { id } of results) seen.add(id);
      as_of = new Date(server.clock.now() - step * 5 * 60_000).toISOString();
    }
    for (const other of ["2026-03-01T11:30:00Z", "2000-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])
      for (const { id } of (await search({ as_of: other }, "first.test")).results) seen.add(id);
    expect(seen.size).toBe(24);
    const page = await codeOf(search({ page: 2, as_of: "2026-03-01T11:30:00Z" }, "first.test"));
    expect(page).toBe("authentication_required");
    // Where visitors may see all, and for members, an instant still holds the pages together.
    const partner = await search({ page: 2, trafficsource: "partner" }, "first.test");
    expect(partner.results.some(({ id }) => seen.has(id))).toBe(false);
  });

  it("are followed by similar ones where they are few: near in age or region, and none of them twice", async () => {
    await addMember(server, { name: "Exact" });
    await addMember(server, { name: "Elsewhere", region: "NL-NH" });
    await addMember(server, { name: "Nowhere", region: null });
    await addMember(server, { name: "Older", dateOfBirth: "1986-01-01" });
    await addMember(server, { name: "Too old", dateOfBirth: "1980-01-01" });
    await addMember(server, { name: "Abroad", country: "BE", region: "BE-VAN" });
    await addMember(server, { name: "Man", gender: "male" });
    const query: SearchQuery = { gender: "female", country: "NL", countryregion: "NL-UT", min_age: 25, max_age: 35 };
    const result = await search(query);
    expect(namesOf(result.results)).toEqual(["Exact"]);
    expect(namesOf(result.similar_results).toSorted()).toEqual(["Elsewhere", "Nowhere", "Older"]);
    expect(result.similar_numResults).toBe(3);
    expect((await search({ ...query, page: 2 })).similar_results).toEqual([]);
  });

  it("that are none say so, with at most 12 similar ones", async () => {
    await addMany(15, { region: "NL-NH" });
    const result = await search({ countryregion: "NL-UT" });
    expect(result).toMatchObject({ results: [], numResults: 0, similar_numResults: 12 });
    expect(result.similar_results).toHaveLength(12);
  });
});

describe("SET-06 a visitor's search", () => {
  const visit = (host: string, query: SearchQuery = {}) => codeOf(search(query, host));

  it("is the first page where the site says so, and tells that there are more", async () => {
    for (let n = 0; n < 30; n += 1) await addMember(server, { site: "female" });
    const first = await search({}, "first.test");
    expect(first).toMatchObject({ numResults: 30, limited: true });
    expect(first.results).toHaveLength(24);
    expect(await visit("first.test", { page: 2 })).toBe("authentication_required");
    expect((await search({ page: 2, trafficsource: "partner" }, "first.test")).limited).toBe(false);
  });

  it("is not limited where nothing is left out", async () => {
    await addMember(server, { site: "female" });
    expect((await search({}, "first.test")).limited).toBe(false);
  });

  it("is nothing where the site says so, nor is a profile", async () => {
    const id = String(await addMember(server, { site: "gay" }));
    const open = (trafficsource?: string) =>
      codeOf(server.client("none.test").call(calls.getMember, { query: { id, trafficsource } }));
    expect(await visit("none.test")).toBe("authentication_required");
    expect(await open()).toBe("authentication_required");
    expect(await visit("none.test", { trafficsource: "partner" })).toBe("ok");
    expect(await open("partner")).toBe("ok");
    expect(await visit("none.test", { trafficsource: "partner", page: 2 })).toBe("authentication_required");
  });

  it("is everything for members, whatever the settings", async () => {
    const person: Person = await addPerson(server);
    for (let n = 0; n < 30; n += 1) await addMember(server);
    const second = await person.client.call(calls.searchMembers, { query: { page: 2 } });
    expect(second).toMatchObject({ numResults: 30, limited: false });
    expect(second.results).toHaveLength(6);
  });
});
