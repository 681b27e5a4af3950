import { calls } from "@kindling/domain/contract";
import { listPage, minute } from "@kindling/domain/rules";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { likes, members } from "../database/schema/index.ts";
import { addMember, addPerson, block, codeOf, type Person } from "../members/people.fixture.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  server = await createTestServer();
});

beforeEach(async () => {
  await server.db.delete(members);
  ann = await addPerson(server, { name: "Ann" });
  bob = await addPerson(server, { name: "Bob", gender: "male" });
});

afterAll(() => server.close());

const like = async (from: Person, to: { profile: string }) => {
  server.clock.advance(minute);
  return (await from.client.call(calls.like, { body: { profile: to.profile } })).match;
};
const unlike = (from: Person, to: Person) => from.client.call(calls.unlike, { body: { profile: to.profile } });
const likesOf = (person: Person) => person.client.call(calls.getLikes);

describe("LIKES-01 likes", () => {
  it("are received, sent and mutual, newest first, with everybody's card once", async () => {
    const cas = await addPerson(server, { name: "Cas" });
    await like(bob, ann);
    await like(cas, ann);
    await like(ann, bob);
    const { profiles, liked_by, sent, matches } = await likesOf(ann);
    expect(liked_by.map(({ id }) => id)).toEqual([cas.profile, bob.profile]);
    expect(sent).toEqual([bob.profile]);
    expect(matches).toEqual([bob.profile]);
    expect(profiles.map(({ name }) => name).toSorted()).toEqual(["Bob", "Cas"]);
    expect(await likesOf(cas)).toMatchObject({ liked_by: [], sent: [ann.profile], matches: [] });
  });

  it("order matches by when they became one", async () => {
    const cas = await addPerson(server, { name: "Cas" });
    await like(ann, bob);
    await like(ann, cas);
    await like(cas, ann);
    await like(bob, ann);
    expect((await likesOf(ann)).matches).toEqual([bob.profile, cas.profile]);
  });

  it("tell of a match when they answer one", async () => {
    expect(await like(ann, bob)).toBe(false);
    expect(await like(bob, ann)).toBe(true);
    expect(await like(ann, bob)).toBe(true);
  });

  it("count once, however often and from however many tabs they are made", async () => {
    await Promise.all(Array.from({ length: 8 }, () => like(ann, bob)));
    const { liked_by } = await likesOf(bob);
    expect(liked_by).toHaveLength(1);
    await like(ann, bob);
    expect((await likesOf(bob)).liked_by).toEqual(liked_by);
  });

  it("of two at the same time are a match to at least one of them", async () => {
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([like(ann, bob), like(bob, ann)]);
      expect(answers).toContain(true);
      await unlike(ann, bob);
      await unlike(bob, ann);
    }
  });

  it("come a page at a time, each once, the latest first, whoever likes meanwhile", async () => {
    // Three of them at the same instant: a page may end between.
    await server.db.execute(sql`
      with fans as (
        insert into members (site, name, status, gender, sexuality, date_of_birth, country, search_min_age,
          search_max_age, created_at, last_seen_at)
        select 'general', 'Fan ' || n, 'active', 'male', 'bi', '1990-01-01', 'NL', 18, 99, now(), now()
        from generate_series(1, 70) as n returning id)
      insert into likes (from_id, to_id, liked_at)
      select id, ${ann.id}, timestamptz '2026-01-01Z' + id / 3 * interval '1 second' from fans`);
    const page = (type: "received" | "sent" | "matches", before?: string | null) =>
      ann.client.call(calls.getLikes, { query: { type, ...(before && { before }) } });
    const first = await page("received");
    await like(bob, ann);
    const second = await page("received", first.next.received);
    const third = await page("received", second.next.received);
    const all = [first, second, third].flatMap(({ liked_by }) => liked_by);
    expect([first, second, third].map(({ liked_by }) => liked_by.length)).toEqual([
      listPage,
      listPage,
      70 - 2 * listPage,
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(70);
    const times = all.map(({ liked_at }) => liked_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(third).toMatchObject({
      next: { received: null },
      counts: { received: 71, sent: 0, matches: 0 },
      unseen: 71,
    });
    expect([second.sent, second.matches, second.profiles.length]).toEqual([[], [], listPage]);

    await server.db.execute(sql`
      insert into likes (from_id, to_id, liked_at) select to_id, from_id, '2026-02-01Z' from likes where from_id <> ${bob.id}`);
    const matches = await page("matches");
    const rest = await page("matches", matches.next.matches);
    const more = await page("matches", rest.next.matches);
    const ids = [matches, rest, more].flatMap((one) => one.matches);
    expect([ids.length, new Set(ids).size, more.next.matches]).toEqual([70, 70, null]);
    expect((await page("sent", (await page("sent")).next.sent)).sent).toHaveLength(listPage);
  });

  it("are counted without a page, and asked for among some", async () => {
    const cas = await addPerson(server);
    await like(bob, ann);
    await like(cas, ann);
    await like(ann, bob);
    const counts = await ann.client.call(calls.getLikes, { query: { limit: 0 } });
    expect(counts).toEqual({
      profiles: [],
      liked_by: [],
      sent: [],
      matches: [],
      unseen: 2,
      counts: null,
      next: { received: null, sent: null, matches: null },
    });
    const among = await ann.client.call(calls.getLikes, { query: { among: `${bob.profile},999999` } });
    expect(among).toMatchObject({ profiles: [], sent: [bob.profile], matches: [bob.profile], counts: null });
    expect(among.liked_by.map(({ id, like_new }) => [id, like_new])).toEqual([[bob.profile, true]]);
  });

  it("refuse a page of no list, a cursor of nobody's and a page too large", async () => {
    const codes = ["before=1_1", "type=sent&before=x", "limit=31", "among=1,x"].map(async (query) => {
      const response = await ann.client.fetch(`${calls.getLikes.path}?${query}`);
      return response.status;
    });
    expect(await Promise.all(codes)).toEqual([422, 422, 422, 422]);
  });
});

describe("a like is refused", () => {
  const codeOfLike = (from: Person, profile: string) => codeOf(from.client.call(calls.like, { body: { profile } }));

  it("where its member may not be met, for the reason that comes first", async () => {
    const unconfirmed = await addPerson(server, { confirmed: false });
    const invisible = await addPerson(server, { invisible: true });
    expect(await codeOfLike(ann, "999999999")).toBe("not_found");
    expect(await codeOfLike(ann, ann.profile)).toBe("not_found");
    expect(await codeOfLike(ann, unconfirmed.profile)).toBe("recipient_unavailable");
    expect(await codeOfLike(ann, invisible.profile)).toBe("not_found");
    expect(await codeOfLike(unconfirmed, invisible.profile)).toBe("not_found");
    expect(await codeOfLike(unconfirmed, ann.profile)).toBe("email_not_confirmed");
    await block(server, ann, bob);
    expect(await codeOfLike(bob, ann.profile)).toBe("blocked");
    expect(await codeOfLike(ann, bob.profile)).toBe("blocked_by_you");
    expect(await server.db.$count(likes)).toBe(0);
  });

  it("for visitors", async () => {
    const attempt = server.client().call(calls.like, { body: { profile: ann.profile } });
    await expect(attempt).rejects.toMatchObject({ code: "authentication_required" });
  });
});

describe("LIKES-02 the new mark", () => {
  it("of one like is cleared when its liker is seen, for good", async () => {
    const cas = await addPerson(server);
    await like(bob, ann);
    await like(cas, ann);
    const see = () => ann.client.call(calls.seeLike, { body: { profile: bob.profile } });
    await see();
    await see();
    await like(bob, ann);
    const marks = (await likesOf(ann)).liked_by.map(({ id, like_new }) => [id, like_new]);
    expect(marks).toEqual([
      [cas.profile, true],
      [bob.profile, false],
    ]);
  });

  it("is nobody else's to clear", async () => {
    await like(bob, ann);
    await bob.client.call(calls.seeLike, { body: { profile: ann.profile } });
    expect((await likesOf(ann)).liked_by[0]!.like_new).toBe(true);
  });
});

describe("another tab sees on its next load", () => {
  it("a like, a match and an unlike", async () => {
    await like(bob, ann);
    expect((await likesOf(ann)).liked_by).toHaveLength(1);
    await like(ann, bob);
    expect((await likesOf(bob)).matches).toEqual([ann.profile]);
    await unlike(bob, ann);
    await unlike(bob, ann);
    expect(await likesOf(ann)).toMatchObject({ liked_by: [], sent: [bob.profile], matches: [] });
  });
});

it("MEMBERS-11 a fictional member is marked among the likes, and liked like others", async () => {
  const profile = String(await addMember(server, { fictional: true }));
  expect(await like(ann, { profile })).toBe(false);
  expect((await likesOf(ann)).profiles).toMatchObject([{ id: profile, fictional: true }]);
});
