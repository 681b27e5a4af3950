import { calls } from "@kindling/domain/contract";
import { minute } from "@kindling/domain/rules";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { likes, members } from "../database/schema/index.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";
import { addMember, addPerson, addPhotos, block, codeOf, type Person, write } from "./people.fixture.ts";

let server: TestServer;
let reader: Person;

beforeAll(async () => {
  server = await createTestServer();
  reader = await addPerson(server, { name: "Reader", gender: "male" });
});

afterAll(() => server.close());

const open = (id: number | string, client = reader.client) =>
  client.call(calls.getMember, { query: { id: String(id) } });

describe("MEMBERS-03 a profile", () => {
  it("has all its fields, and related members: near in age, of the same gender and country", async () => {
    const id = await addMember(server, {
      name: "Zoë",
      about: "Likes rain.",
      sexuality: "lesbian",
      interests: ["tea", "art"],
      hairColor: "red",
      eyeColor: "green",
      bodyType: "athletic",
      relationshipStatus: "open",
      tattoos: "few",
    });
    for (let n = 0; n < 8; n += 1) await addMember(server, { name: "Alike", dateOfBirth: "1993-01-01" });
    await addMember(server, { name: "Man", gender: "male" });
    await addMember(server, { name: "Older", dateOfBirth: "1980-01-01" });
    const { profile, related } = await open(id);
    expect(profile).toEqual({
      id: String(id),
      name: "Zoë",
      age: 30,
      gender: "female",
      country: "NL",
      region: "NL-UT",
      city: "Utrecht",
      distance: 25,
      main_image: null,
      interests: ["art", "tea"],
      notes: {},
      fictional: false,
      online: true,
      is_new: true,
      sexuality: "lesbian",
      about: "Likes rain.",
      hair_color: "red",
      eye_color: "green",
      body_type: "athletic",
      relationship_status: "open",
      tattoos: "few",
      images: [],
      locked_images: 0,
      conversation: null,
    });
    expect(related.map(({ name }) => name)).toEqual(Array.from({ length: 6 }, () => "Alike"));
  });

  it("says who is online and who is new", async () => {
    const at = server.clock.now();
    const ago = (milliseconds: number) => new Date(at - milliseconds);
    const id = await addMember(server, { createdAt: ago(7 * 24 * 60 * minute), lastSeenAt: ago(10 * minute) });
    expect((await open(id)).profile).toMatchObject({ online: false, is_new: false });
    await server.db
      .update(members)
      .set({ lastSeenAt: ago(9 * minute) })
      .where(eq(members.id, id));
    expect((await open(id)).profile.online).toBe(true);
  });

  it("is not found where it is unknown, disabled or another site's", async () => {
    const disabled = await addMember(server, { status: "disabled" });
    const elsewhere = await addMember(server, { site: "gay" });
    for (const id of [disabled, elsewhere, 999_999_999_999_999]) expect(await codeOf(open(id))).toBe("not_found");
  });

  it("of oneself is whole, even before the address is confirmed", async () => {
    const own = await addPerson(server, { confirmed: false, invisible: true });
    await addPhotos(server, own.id, 5);
    const { profile } = await open(own.profile, own.client);
    expect(profile).toMatchObject({ id: own.profile, locked_images: 0, conversation: null });
    expect(profile.images).toHaveLength(5);
    expect(profile).not.toHaveProperty("date_of_birth");
  });
});

describe("MEMBERS-04 adult interests", () => {
  it("are shown to members where the site has them, never to visitors", async () => {
    const id = await addMember(server, { interests: ["bondage", "tea", "threesome"] });
    expect((await open(id)).profile.interests).toEqual(["tea", "bondage"]);
    expect((await open(id, server.client())).profile.interests).toEqual(["tea"]);
  });
});

describe("MEMBERS-07 photos", () => {
  it("beyond the reader's share are counted and not sent: 1 for visitors, 3 for members, 25 for premium", async () => {
    const id = await addMember(server);
    await addPhotos(server, id, 27);
    const premium = await addPerson(server, { paid: true });
    for (const [client, share] of [
      [server.client(), 1],
      [reader.client, 3],
      [premium.client, 25],
    ] as const) {
      const response = await client.fetch(`/api/member.php?id=${id}`);
      const text = await response.text();
      const { profile } = JSON.parse(text);
      expect(profile).toMatchObject({ locked_images: 27 - share, main_image: { filename: `${id}-active-0.webp` } });
      expect(profile.images).toHaveLength(share);
      expect(text).not.toContain(`${id}-active-${share}.webp`);
    }
  });

  it("that are not approved are for nobody else", async () => {
    const id = await addMember(server);
    await addPhotos(server, id, 2, "pending");
    await addPhotos(server, id, 2, "refused");
    expect((await open(id)).profile).toMatchObject({ main_image: null, images: [], locked_images: 0 });
  });
});

describe("MEMBERS-08 a block", () => {
  it("tells the blocked who blocked them, and the blocker whom they have blocked", async () => {
    const ann = await addPerson(server, { name: "Ann" });
    const bob = await addPerson(server, { name: "Bob" });
    await block(server, ann, bob);
    await expect(open(ann.profile, bob.client)).rejects.toMatchObject({ code: "blocked", facts: { name: "Ann" } });
    const facts = { name: "Bob", profile: bob.profile };
    await expect(open(bob.profile, ann.client)).rejects.toMatchObject({ code: "blocked_by_you", facts });
    await block(server, bob, ann);
    expect(await codeOf(open(bob.profile, ann.client))).toBe("blocked");
  });

  it("of somebody who has left tells nothing", async () => {
    const ann = await addPerson(server, { confirmed: false });
    await block(server, ann, reader);
    expect(await codeOf(open(ann.profile))).toBe("not_found");
  });
});

describe("F-056 MEMBERS-09 who is invisible", () => {
  it("is not met, liked or written to, but stays for those they have a conversation with", async () => {
    const ann = await addPerson(server, { name: "Ann" });
    const stranger = await addPerson(server, { gender: "male" });
    await write(ann, reader);
    await server.db.update(members).set({ invisible: true }).where(eq(members.id, ann.id));
    expect(await codeOf(open(ann.profile, stranger.client))).toBe("not_found");
    expect(await codeOf(write(stranger, ann))).toBe("not_found");
    const likeOf = (from: Person) => codeOf(from.client.call(calls.like, { body: { profile: ann.profile } }));
    expect(await likeOf(stranger)).toBe("not_found");
    expect(await likeOf(reader)).toBe("recipient_unavailable");
    expect((await open(ann.profile)).profile.conversation).not.toBeNull();
    expect(await codeOf(write(reader, ann))).toBe("ok");
    const { chats } = await reader.client.call(calls.getChats);
    expect(chats.map(({ profile }) => profile.name)).toContain("Ann");
  });
});

describe("MEMBERS-11 BEYOND-04 who is fictional", () => {
  it("is marked on card, profile, chat and like", async () => {
    const id = await addMember(server, { name: "Made up", fictional: true });
    const profile = String(id);
    await server.db.insert(likes).values({ fromId: id, toId: reader.id, likedAt: new Date(server.clock.now()) });
    await write(reader, { profile });
    const { client } = reader;
    const [search, page, chats, transcript, liked] = await Promise.all([
      client.call(calls.searchMembers, { query: { gender: "female" } }),
      open(id),
      client.call(calls.getChats),
      client.call(calls.getMessages, { query: { profile } }),
      client.call(calls.getLikes),
    ]);
    const shown = [
      ...search.results,
      page.profile,
      ...chats.chats.map((chat) => chat.profile),
      transcript.profile,
      ...liked.profiles,
    ].filter((card) => card.id === profile);
    expect(shown.map((card) => card.fictional)).toEqual([true, true, true, true, true]);
  });
});
