import { calls } from "@kindling/domain/contract";
import { minute, swipeDeck, swipeLikesADay } from "@kindling/domain/rules";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { likes, members } from "../database/schema/index.ts";
import { type AccountParts, createTestServer, type TestServer } from "../testing/index.ts";
import { addMember, addPerson, block, codeOf, type Person } from "../members/people.fixture.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.set(Date.parse("2026-03-01T12:00:00Z"));
  await server.db.delete(members);
});
afterAll(() => server.close());

const gameOf = (person: Person) => person.client.call(calls.getSwipeGame);
const dealt = async (person: Person) => (await gameOf(person)).profiles.map(({ id }) => id);
const swipe = (person: Person, profile: string, choice: "like" | "pass" | "later") =>
  person.client.call(calls.swipe, { body: { profile, choice } });
const undo = (person: Person, profile: string) => person.client.call(calls.undoPass, { body: { profile } });

/** People whom everybody may meet, the newest first. */
async function addCrowd(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    ids.unshift(String(await addMember(server)));
    server.clock.advance(minute);
  }
  return ids;
}

/** A member, and so many others. */
async function start(count: number, parts?: AccountParts) {
  const crowd = await addCrowd(count);
  return { ann: await addPerson(server, parts), crowd };
}

describe("MEMBERS-10 the cards", () => {
  it("are of those who fit and are not decided yet, the newest first, a deck at a time", async () => {
    const { ann, crowd } = await start(swipeDeck + 4);
    expect(await dealt(ann)).toEqual(crowd.slice(0, swipeDeck));
    const [liked, passed, later, elsewhere] = crowd as [string, string, string, string];
    await swipe(ann, liked, "like");
    await swipe(ann, passed, "pass");
    await swipe(ann, later, "later");
    await ann.client.call(calls.like, { body: { profile: elsewhere } });
    expect(await dealt(ann)).toEqual(crowd.slice(4));
  });

  it("fit by gender, age and country, both ways", async () => {
    const ann = await addPerson(server, { sexuality: "hetero", searchMinAge: 25, searchMaxAge: 40 });
    const man = { gender: "male", sexuality: "hetero" } as const;
    const good = [
      await addMember(server, man),
      await addMember(server, { ...man, sexuality: "bi", searchMinAge: 30, searchMaxAge: 30 }),
    ];
    await addMember(server, { ...man, sexuality: "gay" });
    await addMember(server, { ...man, country: "FR" });
    await addMember(server, { ...man, dateOfBirth: "1980-01-01" });
    await addMember(server, { ...man, searchMinAge: 31 });
    await addMember(server, { ...man, searchMaxAge: 29 });
    await addMember(server, { gender: "female" });
    expect(await dealt(ann)).toEqual(good.toReversed().map(String));
  });

  it("that were put off come back on the member's next day, and those passed on do not", async () => {
    const { ann, crowd } = await start(2, { timeZone: "Europe/Amsterdam" });
    const [passed, later] = crowd as [string, string];
    await swipe(ann, passed, "pass");
    await swipe(ann, later, "later");
    server.clock.set(Date.parse("2026-03-01T22:59:59Z"));
    expect(await dealt(ann)).toEqual([]);
    server.clock.set(Date.parse("2026-03-01T23:00:00Z"));
    expect(await dealt(ann)).toEqual([later]);
  });

  it("are for members alone", async () => {
    expect(await codeOf(server.client().call(calls.getSwipeGame))).toBe("authentication_required");
  });
});

describe("MEMBERS-10 C-082 the likes of a day", () => {
  it("are four, and the server refuses the fifth", async () => {
    const { ann, crowd } = await start(6);
    const left: number[] = [];
    for (const id of crowd.slice(0, swipeLikesADay)) left.push((await swipe(ann, id, "like")).likes_left);
    expect(left).toEqual([3, 2, 1, 0]);
    await expect(swipe(ann, crowd[4]!, "like")).rejects.toMatchObject({ code: "like_limit", facts: { limit: 4 } });
    expect(await server.db.$count(likes)).toBe(4);
    // To pass is free, and a like on somebody's page is no like of the game.
    expect(await codeOf(swipe(ann, crowd[4]!, "pass"))).toBe("ok");
    expect(await codeOf(ann.client.call(calls.like, { body: { profile: crowd[5]! } }))).toBe("ok");
  });

  it("begin anew at midnight of the member's time zone, not of the server's", async () => {
    const zones = { "Pacific/Auckland": "2026-03-01T11:00:00Z", "America/Los_Angeles": "2026-03-02T08:00:00Z" };
    const crowd = await addCrowd(9);
    for (const [timeZone, midnight] of Object.entries(zones)) {
      const ann = await addPerson(server, { timeZone });
      server.clock.set(Date.parse(midnight) - 2 * minute);
      for (const id of crowd.slice(0, swipeLikesADay)) await swipe(ann, id, "like");
      expect(await gameOf(ann)).toMatchObject({ likes_left: 0, renews_at: new Date(midnight).toISOString() });
      expect(await codeOf(swipe(ann, crowd[4]!, "like"))).toBe("like_limit");
      server.clock.set(Date.parse(midnight));
      expect((await gameOf(ann)).likes_left).toBe(swipeLikesADay);
      expect((await swipe(ann, crowd[4]!, "like")).likes_left).toBe(3);
    }
  });

  it.each([
    ["forward", "2026-03-29T00:30:00+01:00", "2026-03-30T00:00:00+02:00"],
    ["back", "2026-10-25T00:30:00+02:00", "2026-10-26T00:00:00+01:00"],
  ])("last the whole day on which clocks go %s", async (_, at, end) => {
    server.clock.set(Date.parse(at) - minute);
    const { ann, crowd } = await start(1, { timeZone: "Europe/Amsterdam" });
    expect(await swipe(ann, crowd[0]!, "like")).toMatchObject({ renews_at: new Date(end).toISOString() });
    server.clock.set(Date.parse(end) - 1);
    expect((await gameOf(ann)).likes_left).toBe(3);
    server.clock.set(Date.parse(end));
    expect((await gameOf(ann)).likes_left).toBe(4);
  });

  it("are not given back for a like that is taken back", async () => {
    const { ann, crowd } = await start(5);
    for (const profile of crowd.slice(0, swipeLikesADay)) {
      await swipe(ann, profile, "like");
      await ann.client.call(calls.unlike, { body: { profile } });
    }
    expect(await codeOf(swipe(ann, crowd[4]!, "like"))).toBe("like_limit");
    // Whom the day's like was for already may be liked with it again.
    expect(await codeOf(swipe(ann, crowd[0]!, "like"))).toBe("ok");
  });

  it("C-084 one card is one like, however often and at once it is sent", async () => {
    const { ann, crowd } = await start(1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => swipe(ann, crowd[0]!, "like")));
    expect(answers.map(({ likes_left }) => likes_left)).toEqual(Array.from({ length: 8 }, () => 3));
    expect(await server.db.$count(likes)).toBe(1);
  });

  it("are four also where eight cards are liked at once", async () => {
    const { ann, crowd } = await start(8);
    const codes = await Promise.all(crowd.map((id) => codeOf(swipe(ann, id, "like"))));
    expect(codes.toSorted()).toEqual([...Array(4).fill("like_limit"), ...Array(4).fill("ok")]);
    expect(await server.db.$count(likes)).toBe(4);
  });

  it("cost nothing for who is liked already", async () => {
    const { ann, crowd } = await start(1);
    await ann.client.call(calls.like, { body: { profile: crowd[0]! } });
    expect((await swipe(ann, crowd[0]!, "like")).likes_left).toBe(4);
  });
});

describe("MEMBERS-10 a pass", () => {
  it("that was the last can be taken back, also after the day has turned", async () => {
    const { ann, crowd } = await start(3);
    const [first, second, third] = crowd as [string, string, string];
    server.clock.set(Date.parse("2026-03-01T23:59:00Z"));
    await swipe(ann, first, "pass");
    server.clock.advance(minute / 2);
    await swipe(ann, second, "pass");
    await swipe(ann, third, "like");
    expect((await gameOf(ann)).last_pass?.id).toBe(second);
    server.clock.set(Date.parse("2026-03-02T00:01:00Z"));
    await undo(ann, second);
    await undo(ann, second);
    expect(await gameOf(ann)).toMatchObject({ profiles: [{ id: second }], last_pass: { id: first }, likes_left: 4 });
  });

  it("is all that is taken back: a like stays", async () => {
    const { ann, crowd } = await start(1);
    await swipe(ann, crowd[0]!, "like");
    await undo(ann, crowd[0]!);
    await swipe(ann, crowd[0]!, "pass");
    await undo(ann, crowd[0]!);
    expect(await gameOf(ann)).toMatchObject({ profiles: [], last_pass: null, likes_left: 3 });
    expect(await server.db.$count(likes)).toBe(1);
  });

  it("on somebody who is out of sight now is not shown again", async () => {
    const { ann } = await start(0);
    const bob = await addPerson(server);
    await swipe(ann, bob.profile, "pass");
    await block(server, bob, ann);
    expect(await gameOf(ann)).toMatchObject({ profiles: [], last_pass: null });
  });
});

describe("MEMBERS-10 a like of the game", () => {
  it("is in both lists, with where it came from, and is a match where it is answered", async () => {
    const [ann, bob] = [await addPerson(server), await addPerson(server)];
    expect((await swipe(ann, bob.profile, "like")).match).toBe(false);
    expect((await bob.client.call(calls.getLikes)).liked_by).toMatchObject([{ id: ann.profile, origin: "swipe" }]);
    expect((await swipe(bob, ann.profile, "like")).match).toBe(true);
    expect((await ann.client.call(calls.getLikes)).matches).toEqual([bob.profile]);
  });

  it("of two at the same instant is a match to at least one of them, and to both in their lists", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [ann, bob] = [await addPerson(server), await addPerson(server)];
      const answers = await Promise.all([swipe(ann, bob.profile, "like"), swipe(bob, ann.profile, "like")]);
      expect(answers.map(({ match }) => match)).toContain(true);
      for (const [one, other] of [[ann, bob] as const, [bob, ann] as const])
        expect((await one.client.call(calls.getLikes)).matches).toEqual([other.profile]);
    }
  });

  it("is refused as every other like is", async () => {
    const [ann, bob] = [await addPerson(server), await addPerson(server)];
    const unconfirmed = await addPerson(server, { confirmed: false });
    expect(await codeOf(swipe(unconfirmed, ann.profile, "like"))).toBe("email_not_confirmed");
    expect(await codeOf(swipe(unconfirmed, ann.profile, "pass"))).toBe("ok");
    expect(await codeOf(swipe(ann, unconfirmed.profile, "like"))).toBe("recipient_unavailable");
    expect(await codeOf(swipe(ann, ann.profile, "pass"))).toBe("not_found");
    await block(server, bob, ann);
    for (const choice of ["like", "pass", "later"] as const)
      expect([await codeOf(swipe(ann, bob.profile, choice)), await codeOf(swipe(bob, ann.profile, choice))]).toEqual([
        "blocked",
        "blocked_by_you",
      ]);
    expect((await gameOf(ann)).likes_left).toBe(4);
  });
});
