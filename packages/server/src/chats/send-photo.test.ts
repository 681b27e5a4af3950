import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AnswerOf, calls, type Message } from "@kindling/domain/contract";
import { photoMaxBytes, photosUncovered } from "@kindling/domain/rules";
import { and, eq } from "drizzle-orm";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { balanceOf } from "../credits/balance.ts";
import {
  accounts,
  conversations,
  likes,
  memberEvents,
  members,
  messages,
  photoDecisions,
} from "../database/schema/index.ts";
import { cleanUpName } from "../jobs/clean-up.ts";
import { enqueue } from "../jobs/task.ts";
import { bombPng, disguised, golden, quarters, secrets } from "../media/golden.fixture.ts";
import { demoScorer } from "../media/demo-scorer.ts";
import type { PhotoScore } from "../media/photo-scorer.ts";
import { addPerson, block, codeOf, type Person, write } from "../members/people.fixture.ts";
import { createTestServer, type TestServer, testSite } from "../testing/index.ts";

type Photo = Extract<Message, { kind: "photo" }>;
type Sent = AnswerOf<typeof calls.sendPhoto> & { message: Photo };

let server: TestServer;
let mediaDir: string;
let ann: Person;
let bob: Person;
let jpeg: Buffer;
const logged: string[] = [];
/** What the scorer says next, and how often it was asked. */
let verdict: () => Promise<PhotoScore>;
let scored: number;

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), "kindling-message-photos-"));
  const strict = { ...testSite, key: "gay" as const, hosts: ["strict.test"] };
  server = await createTestServer({
    mediaDir,
    sites: [testSite, { ...strict, settings: { ...strict.settings, blur_photos: true } }],
    photoScorer: { name: "test-1", score: () => ((scored += 1), verdict()) },
    log: pino({ level: "info" }, { write: (line) => void logged.push(line) }),
  });
  jpeg = await quarters().jpeg().toBuffer();
});
beforeEach(async () => {
  await server.db.delete(members);
  await server.drainJobs();
  ann = await addPerson(server, { name: "Ann", credits: 30, paid: true });
  bob = await addPerson(server, { name: "Bob", credits: 30, paid: true });
  verdict = () => Promise.resolve({ score: 0, hold: null });
  scored = 0;
});
afterAll(async () => {
  await server.close();
  await rm(mediaDir, { recursive: true });
});

const fileOf = (content: Uint8Array) => new File([new Uint8Array(content)], "Lindenweg 12.jpg", { type: "image/jpeg" });

const send = (from = ann, to = bob, { content = jpeg as Uint8Array, key = randomUUID() as string } = {}) =>
  from.client.upload(calls.sendPhoto, {
    body: { profile: to.profile, request_key: key },
    file: fileOf(content),
  }) as Promise<Sent>;

const reveal = (by: Person, message: string) => by.client.call(calls.revealPhoto, { body: { message } });
const photosOf = async (reader: Person, other: Person) =>
  (await reader.client.call(calls.getMessages, { query: { profile: other.profile } })).messages as Photo[];
const namesOf = ({ image }: Pick<Photo, "image">) => [...new Set([image.filename, image.thumb_filename, image.match])];
const open = async (by: Pick<Person, "client">, name: string) => (await by.client.fetch(`/media/${name}`)).status;
const openAll = (by: Pick<Person, "client">, names: readonly string[]) =>
  Promise.all(names.map((name) => open(by, name)));
const files = async () => (await readdir(mediaDir)).toSorted();
const balance = (person: Person) => balanceOf(server.db, person.id);
const match = (one: Person, other: Person) =>
  server.db.insert(likes).values(
    [
      [one, other],
      [other, one],
    ].map(([from, to]) => ({ fromId: from!.id, toId: to!.id, likedAt: new Date(server.clock.now()) })),
  );

describe("CHAT-08 a photo in a conversation", () => {
  it("costs photo_credits in an entry of its own kind, stands in the transcript and ends the list", async () => {
    const { message, credits, conversation } = await send();
    expect(message).toMatchObject({ seq: 1, own: true, kind: "photo", blurred: false });
    expect([message.image.width, message.image.height]).toEqual([480, 600]);
    expect(credits).toBe(27);
    const { entries } = await ann.client.call(calls.getLedger);
    expect(entries[0]).toMatchObject({ kind: "photo", amount: -3, balance: 27, profile_name: "Bob" });
    expect(await photosOf(ann, bob)).toEqual([message]);
    const { chats } = await bob.client.call(calls.getChats);
    expect(chats[0]).toMatchObject({ conversation, num_unread_messages: 1, last_message: { kind: "photo" } });
  });

  it("opens for the two of the conversation in each size, and for nobody else", async () => {
    const { message } = await send();
    await match(ann, bob);
    const { message: plain } = await send();
    const names = [...namesOf(plain), ...namesOf((await photosOf(bob, ann))[0]!)];
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}(-thumb|-veil)?\.webp$/);
    const own = await ann.client.fetch(`/media/${message.image.filename}`);
    expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(await openAll(bob, names)).toEqual(names.map(() => 200));
    for (const other of [await addPerson(server, { paid: true }), { client: server.client() }])
      expect(await openAll(other, names)).toEqual(names.map(() => 404));
    expect(await open(ann, names[0]!.replace(".webp", "-source.webp"))).toBe(404);
  });

  it.each<[string, () => Promise<void>]>([
    ["a block by who received it", () => block(server, bob, ann)],
    ["a block by who sent it", () => block(server, ann, bob)],
  ])("is out of reach for both after %s", async (_, act) => {
    await match(ann, bob);
    const names = namesOf((await send()).message);
    await act();
    for (const person of [ann, bob]) expect(await openAll(person, names)).toEqual(names.map(() => 404));
  });

  it("is out of reach for who has removed the conversation, and not for the other", async () => {
    await match(ann, bob);
    const { message, conversation } = await send();
    await bob.client.call(calls.removeChat, { body: { conversation: conversation.id } });
    expect(await openAll(bob, namesOf(message))).toEqual([404, 404]);
    expect(await openAll(ann, namesOf(message))).toEqual([200, 200]);
    expect(await codeOf(reveal(bob, message.id))).toBe("not_found");
  });

  it("is out of reach for a free member where it is older than what they are shown", async () => {
    await match(ann, bob);
    const { message, conversation } = await send();
    await server.db.update(accounts).set({ paid: false }).where(eq(accounts.id, bob.id));
    const moveEnd = (lastSeq: number) =>
      server.db
        .update(conversations)
        .set({ lastSeq })
        .where(eq(conversations.id, Number(conversation.id)));
    await moveEnd(testSite.settings.history_limit);
    expect(await openAll(bob, namesOf(message))).toEqual([200, 200]);
    await moveEnd(testSite.settings.history_limit + 1);
    expect(await openAll(bob, namesOf(message))).toEqual([404, 404]);
    expect(await openAll(ann, namesOf(message))).toEqual([200, 200]);
  });

  it("goes with its files when both have removed it, and with a member", async () => {
    const before = await files();
    const { conversation } = await send();
    await ann.client.call(calls.removeChat, { body: { conversation: conversation.id } });
    await enqueue(server.db, { name: cleanUpName }, {});
    await server.drainJobs();
    expect(await files()).toHaveLength(before.length + 3);
    await bob.client.call(calls.removeChat, { body: { conversation: conversation.id } });
    await enqueue(server.db, { name: cleanUpName }, {});
    await server.drainJobs();
    expect(await files()).toEqual(before);
    await send();
    await server.db.delete(members).where(eq(members.id, bob.id));
    await server.drainJobs();
    expect(await files()).toEqual(before);
  });
});

describe("CHAT-08 BEYOND-07 C-059 a photo is sent and charged once", () => {
  it("with one key, 20 times at once", async () => {
    const before = (await files()).length;
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 20 }, () => send(ann, bob, { key })));
    expect(new Set(sent.map(({ message }) => message.id)).size).toBe(1);
    expect(await balance(ann)).toBe(27);
    expect((await files()).length - before).toBe(3);
    expect(await send(ann, bob, { key })).toEqual(sent[0]);
  });

  it("and another file, another member or a text does not go by its key", async () => {
    const key = randomUUID();
    await send(ann, bob, { key });
    const other = await quarters({ width: 300, height: 300 }).png().toBuffer();
    expect(await codeOf(send(ann, bob, { key, content: other }))).toBe("request_key_reused");
    expect(await codeOf(send(ann, await addPerson(server), { key }))).toBe("request_key_reused");
    expect(await codeOf(write(ann, bob, "Hi", key))).toBe("request_key_reused");
    expect(await balance(ann)).toBe(27);
  });

  it("from two tabs with credits for one: the other is refused and leaves nothing", async () => {
    const before = (await files()).length;
    const poor = await addPerson(server, { credits: 3 });
    const codes = await Promise.all([codeOf(send(poor, bob)), codeOf(send(poor, bob))]);
    expect(codes.toSorted()).toEqual(["not_enough_credits", "ok"]);
    expect(await balance(poor)).toBe(0);
    expect(await server.db.$count(messages)).toBe(1);
    expect((await files()).length - before).toBe(3);
  });

  it("with too few credits is refused with what it takes, and not looked at", async () => {
    const poor = await addPerson(server, { credits: 2 });
    await expect(send(poor, bob)).rejects.toMatchObject({
      code: "not_enough_credits",
      facts: { balance: 2, needed: 3 },
    });
    expect(scored).toBe(0);
  });

  it("not at all where it is cancelled on its way", async () => {
    const before = await files();
    const boundary = "cut";
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="profile"\r\n\r\n${bob.profile}\r\n`;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull: (controller) => controller.error(new Error("cancelled")),
    });
    const answer = await ann.client
      .fetch(calls.sendPhoto.path, {
        method: "POST",
        body,
        headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
        duplex: "half",
      } as RequestInit)
      .then(({ status }) => status);
    expect(answer).toBeGreaterThanOrEqual(400);
    expect([await server.db.$count(messages), await balance(ann), await files()]).toEqual([0, 30, before]);
  });

  it("over a block, to nobody, by somebody unconfirmed: refused as a text is", async () => {
    await block(server, bob, ann);
    expect(await codeOf(send())).toBe("blocked");
    expect(await codeOf(send(ann, { ...bob, profile: "999999" }))).toBe("not_found");
    const unconfirmed = await addPerson(server, { confirmed: false });
    expect(await codeOf(send(unconfirmed, await addPerson(server)))).toBe("email_not_confirmed");
    expect(scored).toBe(0);
  });
});

describe("C-093 C-095 BEYOND-11 what is sent as a photo is one, and nothing else of it is left", () => {
  it.each(Object.entries(golden))("of %s", async (_, make) => {
    const { message } = await send(ann, bob, { content: await make() });
    const [veiled] = await photosOf(bob, ann);
    for (const name of [...namesOf(message), ...namesOf(veiled!)]) {
      const kept = await readFile(join(mediaDir, name));
      for (const secret of secrets) expect(kept.includes(secret), `${secret} in ${name}`).toBe(false);
      const { format, exif, xmp, iptc, icc, orientation, pages } = await sharp(kept).metadata();
      expect({ format, exif, xmp, iptc, icc, orientation, pages }).toEqual({ format: "webp" });
    }
  });

  it.each(Object.entries(disguised))("%s is refused and costs nothing", async (_, [reason, make]) => {
    const before = await files();
    await expect(send(ann, bob, { content: await make() })).rejects.toMatchObject({
      code: "photo_refused",
      facts: { reason },
    });
    expect([await files(), await balance(ann), await server.db.$count(messages)]).toEqual([before, 30, 0]);
  });

  it("4,000 megapixels are refused by their header, 40 MB before they are read", async () => {
    const bomb = await bombPng(64_250, 64_250);
    await expect(send(ann, bob, { content: bomb })).rejects.toMatchObject({ facts: { reason: "large" } });
    const form = new FormData();
    form.set("profile", bob.profile);
    form.set("request_key", randomUUID());
    form.set("file", fileOf(Buffer.alloc(2 * photoMaxBytes)));
    const answer = await ann.client.fetch(calls.sendPhoto.path, { method: "POST", body: form });
    expect(answer.status).toBe(413);
    expect(await codeOf(send(ann, bob, { content: Buffer.alloc(2 * photoMaxBytes) }))).toBe("request_too_large");
  });
});

describe("BEYOND-12 a photo from somebody who is no match", () => {
  it("comes as a veil, without a name of anything else, until its reader uncovers it, for good", async () => {
    const { message } = await send();
    const seen = await bob.client.fetch(`/api/messages.php?profile=${ann.profile}`);
    const text = await seen.text();
    for (const name of namesOf(message)) expect(text).not.toContain(name);
    const [veiled] = await photosOf(bob, ann);
    expect(veiled).toMatchObject({ id: message.id, blurred: true, own: false });
    expect([veiled!.image.width, veiled!.image.height]).toEqual([480, 600]);
    const { chats } = await bob.client.call(calls.getChats);
    expect(chats[0]!.last_message).toMatchObject({ blurred: true, image: veiled!.image });
    expect(await openAll(bob, namesOf(veiled!))).toEqual([200]);
    expect(await openAll(bob, namesOf(message))).toEqual([404, 404]);
    expect(await openAll(ann, namesOf(message))).toEqual([200, 200]);

    const uncovered = await reveal(bob, message.id);
    expect(uncovered.message).toMatchObject({ blurred: false, image: message.image, request_key: null });
    expect(await openAll(bob, namesOf(message))).toEqual([200, 200]);
    expect(await reveal(bob, message.id)).toEqual(uncovered);
    expect((await photosOf(bob, ann))[0]).toEqual(uncovered.message);
    const told = and(eq(memberEvents.kind, "reveal"), eq(memberEvents.memberId, bob.id));
    expect(await server.db.$count(memberEvents, told)).toBe(1);
    expect(await server.db.$count(memberEvents, eq(memberEvents.kind, "reveal"))).toBe(1);
  });

  it("is uncovered by its reader alone", async () => {
    const { message } = await send();
    const eve = await addPerson(server);
    expect(await codeOf(reveal(eve, message.id))).toBe("not_found");
    expect((await reveal(ann, message.id)).message).toMatchObject({ own: true, blurred: false });
    expect((await photosOf(bob, ann))[0]).toMatchObject({ blurred: true });
    await block(server, ann, bob);
    expect(await codeOf(reveal(bob, message.id))).toBe("not_found");
  });

  it("has a veil of which nobody makes anything out", async () => {
    const cell = 24;
    const raw = Buffer.alloc(480 * 600 * 3);
    for (let at = 0; at < 480 * 600; at += 1) {
      const white = (Math.floor((at % 480) / cell) + Math.floor(at / 480 / cell)) % 2 === 0;
      raw.fill(white ? 255 : 0, at * 3, at * 3 + 3);
    }
    const board = await sharp(raw, { raw: { width: 480, height: 600, channels: 3 } })
      .png()
      .toBuffer();
    const { message } = await send(ann, bob, { content: board });
    const contrast = async (name: string) => (await sharp(join(mediaDir, name)).stats()).channels[0]!.stdev;
    expect(await contrast(message.image.filename)).toBeGreaterThan(120);
    const [veiled] = await photosOf(bob, ann);
    expect(await contrast(veiled!.image.filename)).toBeLessThan(12);
  });

  it("comes plain from a match, and once so many of theirs were uncovered", async () => {
    const sent: Photo[] = [];
    for (let number = 0; number <= photosUncovered; number += 1) {
      sent.push((await send()).message);
      if (number < photosUncovered) await reveal(bob, sent[number]!.id);
    }
    expect((await photosOf(bob, ann)).map(({ blurred }) => blurred)).toEqual(sent.map(() => false));
    expect((await send(bob, ann)).message.blurred).toBe(false);
    expect((await photosOf(ann, bob)).at(-1)).toMatchObject({ own: false, blurred: true });
    const cas = await addPerson(server, { credits: 30 });
    await match(cas, bob);
    await send(cas, bob);
    expect(await photosOf(bob, cas)).toMatchObject([{ blurred: false }]);
  });

  it("stays veiled where many came and few were uncovered, and where the two matched later", async () => {
    for (let number = 0; number <= photosUncovered; number += 1) await send();
    await match(ann, bob);
    expect((await photosOf(bob, ann)).every(({ blurred }) => blurred)).toBe(true);
  });

  it("is veiled whoever it is from where the member says so, in fetching too, and plain again where not", async () => {
    await match(ann, bob);
    const { message } = await send();
    const blur = (blur_photos: boolean) => bob.client.call(calls.changeUser, { body: { blur_photos } });
    expect((await bob.client.call(calls.getUser)).blur_photos).toBe(false);
    expect(await blur(true)).toMatchObject({ blur_photos: true, language: "en" });
    expect(await photosOf(bob, ann)).toMatchObject([{ blurred: true }]);
    expect(await openAll(bob, namesOf(message))).toEqual([404, 404]);
    expect(await photosOf(ann, bob)).toMatchObject([{ blurred: false }]);
    await blur(false);
    expect(await photosOf(bob, ann)).toMatchObject([{ blurred: false }]);
    await blur(true);
    await reveal(bob, message.id);
    expect(await photosOf(bob, ann)).toMatchObject([{ blurred: false }]);
  });

  it("is veiled whoever it is from where the niche says so", async () => {
    await match(ann, bob);
    for (const { id } of [ann, bob]) {
      await server.db.update(members).set({ site: "gay" }).where(eq(members.id, id));
      await server.db.update(accounts).set({ site: "gay" }).where(eq(accounts.id, id));
    }
    const there = ({ client, ...person }: Person): Person => {
      const strict = server.client("strict.test");
      for (const [name, value] of client.jar.cookies) strict.jar.cookies.set(name, value);
      return { ...person, client: strict };
    };
    await send(there(ann), there(bob));
    expect(await photosOf(there(bob), there(ann))).toMatchObject([{ blurred: true }]);
  });
});

describe("BEYOND-12 each photo is scored before it is delivered", () => {
  it("and what was decided is kept with its reason", async () => {
    verdict = () => Promise.resolve({ score: 0.25, hold: null });
    await send();
    const kept = await server.db.select().from(photoDecisions);
    expect(kept).toMatchObject([{ memberId: ann.id, scorer: "test-1", score: 0.25, hold: null }]);
  });

  it("one that is held is said so, costs nothing, leaves nothing and is not asked about twice", async () => {
    verdict = () => Promise.resolve({ score: 0.97, hold: "explicit" });
    const [before, key] = [await files(), randomUUID()];
    logged.length = 0;
    for (const _ of [1, 2])
      await expect(send(ann, bob, { key })).rejects.toMatchObject({
        code: "photo_held",
        facts: { reason: "explicit" },
      });
    expect(scored).toBe(1);
    expect([await server.db.$count(messages), await balance(ann), await files()]).toEqual([0, 30, before]);
    expect(await server.db.select().from(photoDecisions)).toMatchObject([{ hold: "explicit", requestKey: key }]);
    expect((await bob.client.call(calls.getChats)).chats).toEqual([]);
    expect(logged.join("")).toContain("photo scored");
    for (const secret of [key, "Lindenweg", `"${ann.id}"`, `:${ann.id},`, `:${bob.id},`, "Ann"])
      expect(logged.join("")).not.toContain(secret);
  });

  it("one that cannot be scored is not delivered", async () => {
    verdict = () => Promise.reject(new Error("the scorer is away"));
    const before = await files();
    expect(await codeOf(send())).toBe("unexpected");
    expect([await server.db.$count(messages), await balance(ann), await files()]).toEqual([0, 30, before]);
  });

  it("by the demo's scorer, a picture that is all skin is held and one that is not is not", async () => {
    const lit = (from: string, to: string) => {
      const ground = `<linearGradient id="a"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${ground}<rect width="300" height="300" fill="url(#a)"/></svg>`;
      return sharp(Buffer.from(svg)).webp().toBuffer();
    };
    expect(await demoScorer.score(await lit("#e0ac88", "#a5694a"))).toEqual({ score: 1, hold: "explicit" });
    expect(await demoScorer.score(await lit("#3b6ea5", "#8fb3d9"))).toEqual({ score: 0, hold: null });
    expect(await demoScorer.score(await lit("#e0ac88", "#e0ac88"))).toEqual({ score: 0, hold: null });
    expect(await demoScorer.score(jpeg)).toMatchObject({ hold: null });
  });
});
