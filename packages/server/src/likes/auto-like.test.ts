import { calls, requestTypeHeader, requestTypeValue } from "@kindling/domain/contract";
import { automaticLikesADay, day } from "@kindling/domain/rules";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { likes, members } from "../database/schema/index.ts";
import { addMember, addPerson, block, codeOf, type Person } from "../members/people.fixture.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
let ann: Person;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  await server.db.delete(members);
  ann = await addPerson(server);
});
afterAll(() => server.close());

const autoLike = ({ client }: Person) => client.call(calls.autoLike);
const addFan = async () => String(await addMember(server, { fictional: true, name: "Fay" }));
const likedBy = async ({ client }: Person) => (await client.call(calls.getLikes)).liked_by;

describe("LIKES-03 BEYOND-04 an automatic like", () => {
  it("comes from a fictional member, is marked, and stands among the likes received", async () => {
    await addPerson(server);
    const fan = await addFan();
    const { profile, match } = await autoLike(ann);
    expect(profile).toMatchObject({ id: fan, fictional: true, main_image: null });
    expect(match).toBe(false);
    expect(await likedBy(ann)).toMatchObject([{ id: fan, like_new: true, origin: "automatic" }]);
  });

  it("never comes from a person, whoever fits", async () => {
    for (let n = 0; n < 3; n += 1) await addPerson(server);
    expect(await autoLike(ann)).toEqual({ profile: null, match: false });
    expect(await server.db.$count(likes)).toBe(0);
  });

  it("is made by the specification's GET as well, and by no link or picture", async () => {
    const fan = await addFan();
    const link = await ann.client.fetch(calls.getAutoLike.path);
    expect(link.status).toBe(403);
    expect(await likedBy(ann)).toEqual([]);
    const answer = await ann.client.fetch(calls.getAutoLike.path, {
      headers: { [requestTypeHeader]: requestTypeValue },
    });
    expect(await answer.json()).toMatchObject({ profile: { id: fan } });
  });

  it("is a match where the member likes them already, and comes from those first", async () => {
    const liked = await addFan();
    await addFan();
    await ann.client.call(calls.like, { body: { profile: liked } });
    expect(await autoLike(ann)).toMatchObject({ profile: { id: liked }, match: true });
    expect((await ann.client.call(calls.getLikes)).matches).toEqual([liked]);
  });

  it("comes from each at most once, and so often within a day", async () => {
    for (let n = 0; n <= automaticLikesADay; n += 1) await addFan();
    const answers = await Promise.all(Array.from({ length: 6 }, () => autoLike(ann)));
    const fans = answers.flatMap(({ profile }) => (profile ? [profile.id] : []));
    expect(new Set(fans).size).toBe(automaticLikesADay);
    expect(fans).toHaveLength(automaticLikesADay);
    server.clock.advance(day);
    expect((await autoLike(ann)).profile).not.toBeNull();
    expect((await autoLike(ann)).profile).toBeNull();
  });

  it("comes from nobody whom the member may not meet, and to nobody who is not to be found", async () => {
    const fan = await addFan();
    await block(server, ann, { id: Number(fan) });
    expect((await autoLike(ann)).profile).toBeNull();
    await addFan();
    for (const state of [{ status: "disabled" }, { status: "active", invisible: true }] as const) {
      await server.db.update(members).set(state).where(eq(members.id, ann.id));
      expect((await autoLike(ann)).profile).toBeNull();
    }
  });

  it("is for members alone", async () => {
    expect(await codeOf(server.client().call(calls.autoLike))).toBe("authentication_required");
  });
});
