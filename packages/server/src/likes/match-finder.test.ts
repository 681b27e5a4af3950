import { calls } from "@kindling/domain/contract";
import { matchesShown } from "@kindling/domain/rules";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { members } from "../database/schema/index.ts";
import { addMember, addPerson, block, codeOf, type Person } from "../members/people.fixture.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
let ann: Person;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  await server.db.delete(members);
  ann = await addPerson(server, { interests: ["tea", "hiking", "music"], region: "NL-UT" });
});
afterAll(() => server.close());

const found = async ({ client }: Person) => (await client.call(calls.findMatches)).profiles.map(({ id }) => id);
const add = async (interests: string[], region = "NL-GE") => String(await addMember(server, { interests, region }));

describe("MEMBERS-10 the match-finder", () => {
  it("puts first who has most in common with the member, then who lives near, then who is new", async () => {
    const none = await add(["wine"]);
    const far = await add(["tea", "wine"]);
    const near = await add(["tea"], "NL-UT");
    const most = await add(["tea", "music", "cooking"]);
    const newer = await add(["tea"]);
    expect(await found(ann)).toEqual([most, near, newer, far, none]);
  });

  it("shows those who fit both ways, and nobody who is liked already or out of sight", async () => {
    const [liked, fits] = [await add([]), await add([])];
    await addMember(server, { searchMinAge: 60 });
    await addMember(server, { country: "FR" });
    const bob = await addPerson(server);
    await block(server, bob, ann);
    await ann.client.call(calls.like, { body: { profile: liked, origin: "match_finder" } });
    expect(await found(ann)).toEqual([fits]);
  });

  it("keeps where a like came from", async () => {
    const bob = await addPerson(server);
    await ann.client.call(calls.like, { body: { profile: bob.profile, origin: "match_finder" } });
    expect((await bob.client.call(calls.getLikes)).liked_by).toMatchObject([{ origin: "match_finder" }]);
  });

  it("shows so many, to members alone", async () => {
    for (let n = 0; n <= matchesShown; n += 1) await add([]);
    expect(await found(ann)).toHaveLength(matchesShown);
    expect(await codeOf(server.client().call(calls.findMatches))).toBe("authentication_required");
  });
});
