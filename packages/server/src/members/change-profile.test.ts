import { calls, type ProfileChange } from "@kindling/domain/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accounts, members } from "../database/schema/index.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";
import { addPerson, type Person } from "./people.fixture.ts";

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await createTestServer();
});

beforeEach(async () => {
  person = await addPerson(server);
});

afterAll(() => server.close());

const change = async (body: ProfileChange) => (await person.client.call(calls.changeProfile, { body })).profile;
const put = (path: string, body: string) =>
  person.client.fetch(path, {
    method: "PUT",
    headers: { "content-type": "application/json", "x-request-type": "client" },
    body,
  });

describe("MEMBERS-05 one's own profile", () => {
  it("changes by field; what is left out stays, and null empties", async () => {
    const changed = await change({ about: " I dive.\r\n ", interests: ["tea", "bondage", "tea"], hair_color: "red" });
    expect(changed).toMatchObject({
      about: "I dive.",
      interests: ["tea", "bondage"],
      hair_color: "red",
      city: "Utrecht",
    });
    expect(await change({ hair_color: null, city: " " })).toMatchObject({
      hair_color: null,
      city: null,
      about: "I dive.",
    });
    expect(await change({})).toMatchObject({ about: "I dive." });
  });

  it("leaves the region with the country", async () => {
    expect(await change({ country: "BE" })).toMatchObject({ country: "BE", region: null });
    expect(await change({ country: "NL", region: "NL-NH" })).toMatchObject({ country: "NL", region: "NL-NH" });
    expect(await change({ country: "NL" })).toMatchObject({ region: "NL-NH" });
  });

  it.each<[string, ProfileChange, string, string]>([
    ["an about text that is too long", { about: "👩‍👩‍👧".repeat(2001) }, "about", "too_long"],
    ["a city that is too long", { city: "x".repeat(81) }, "city", "too_long"],
    ["C-070 a city that turns the text around it", { city: "Utrecht\u202E" }, "city", "invalid"],
    ["a country that the site is not in", { country: "US" }, "country", "country_unknown"],
    ["another country's region", { region: "BE-VAN" }, "region", "region_unknown"],
    ["a region that does not exist", { region: "NL-XX" }, "region", "region_unknown"],
    ["an interest that the site has not", { interests: ["threesome"] }, "interests", "invalid"],
  ])("refuses %s", async (_, body, field, code) => {
    await expect(change(body)).rejects.toMatchObject({ code: "invalid_request", fields: { [field]: { code } } });
  });

  it("counts characters as a person does", async () => {
    const about = "👩‍👩‍👧".repeat(2000);
    expect((await change({ about })).about).toBe(about);
  });
});

it.each(["/api/profile.php", "/api/user.php"])("C-018 nobody makes themselves anything by %s", async (path) => {
  const stateOf = () =>
    server.db.select().from(members).innerJoin(accounts, eq(accounts.id, members.id)).where(eq(members.id, person.id));
  const before = await stateOf();
  const extra = {
    id: "1",
    credits: 1_000_000,
    paid_user: true,
    paid: true,
    status: "active",
    signup_date: "2020-01-01T00:00:00Z",
    fictional_icon: true,
    fictional: true,
    invisible: true,
    profile: { status: "disabled" },
    gender: "male",
    date_of_birth: "1970-01-01",
    name: "Root",
  };
  const body = `{"language":"en","__proto__":{"paid":true},${JSON.stringify(extra).slice(1)}`;
  const response = await put(path, body);
  expect(response.status).toBe(200);
  expect(await stateOf()).toEqual(before);
  expect(await person.client.call(calls.getUser)).toMatchObject({ credits: 100, paid_user: false });
});
