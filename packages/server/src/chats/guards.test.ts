import { randomUUID } from "node:crypto";
import { calls, type Message } from "@kindling/domain/contract";
import { contactMask, day, minute } from "@kindling/domain/rules";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { balanceOf } from "../credits/balance.ts";
import { accounts, blocks, members, openings } from "../database/schema/index.ts";
import { cleanUpTask } from "../jobs/clean-up.ts";
import { addMember, addPerson, block, codeOf, type Person, textOf, write } from "../members/people.fixture.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";
import { decideHeld, readHeld } from "./held.ts";

let server: TestServer;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  await server.db.delete(members);
  ann = await addPerson(server, { name: "Ann", paid: true, credits: 1000 });
  bob = await addPerson(server, { name: "Bob" });
});
afterAll(() => server.close());

const others = async (count: number) => {
  const made: { profile: string; name: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    const name = `Member${String.fromCodePoint(97 + n)}`;
    made.push({ name, profile: String(await addMember(server, { name })) });
  }
  return made;
};

const readBy = async (reader: Person, other: Person): Promise<Message[]> =>
  (await reader.client.call(calls.getMessages, { query: { profile: other.profile } })).messages;
const listed = async (reader: Person) => (await reader.client.call(calls.getChats)).chats[0]!.last_message;

describe("how many conversations a member begins", () => {
  it("is limited by the hour, by the age of the account, at once too; going on is not", async () => {
    const strangers = await others(12);
    const codes = await Promise.all(strangers.map((to) => codeOf(write(ann, to, "Hi"))));
    expect(codes.filter((code) => code === "ok")).toHaveLength(10);
    expect(codes.filter((code) => code === "too_many_conversations")).toHaveLength(2);
    const [begun, refused] = ["ok", "too_many_conversations"].map((code) => strangers[codes.indexOf(code)]!);
    expect(await codeOf(write(ann, begun!))).toBe("ok");
    await expect(write(ann, refused!)).rejects.toMatchObject({ facts: { minutes: 60 } });
    server.clock.advance(60 * minute);
    expect(await codeOf(write(ann, refused!))).toBe("ok");
  });

  it("grows with the account", async () => {
    const signupAt = new Date(server.clock.now() - 2 * day);
    await server.db.update(accounts).set({ signupAt }).where(eq(accounts.id, ann.id));
    for (const to of await others(20)) expect(await codeOf(write(ann, to, "Hi"))).toBe("ok");
    expect(await codeOf(write(ann, bob, "Hi"))).toBe("too_many_conversations");
  });
});

describe("the same first words to many", () => {
  const words = (name: string) => `Hi ${name}! See my photos at www.example.com`;

  async function spam(): Promise<{ key: string }> {
    for (const to of await others(3)) expect(await codeOf(write(ann, to, words(to.name)))).toBe("ok");
    const key = randomUUID();
    expect(await codeOf(write(ann, bob, words("Bob"), key))).toBe("held_for_review");
    return { key };
  }

  it("are held once, unpaid and unseen, and the operator reads why", async () => {
    const { key } = await spam();
    expect(await codeOf(write(ann, bob, words("Bob"), key))).toBe("held_for_review");
    expect(await codeOf(write(ann, bob, "Something else", key))).toBe("request_key_reused");
    expect(await balanceOf(server.db, ann.id)).toBe(994);
    expect((await bob.client.call(calls.getChats)).chats).toEqual([]);
    const held = await readHeld(server.db);
    expect(held).toMatchObject([
      { senderId: ann.id, recipientId: bob.id, alike: 4, text: words("Bob"), decision: null },
    ]);
  });

  it("are held as an icebreaker, too, which is no way round", async () => {
    for (const to of await others(3)) await write(ann, to, words(to.name));
    const body = { profile: bob.profile, text: words("Bob"), kind: "icebreaker", request_key: randomUUID() } as const;
    expect(await codeOf(ann.client.call(calls.sendMessage, { body }))).toBe("held_for_review");
  });

  it("are delivered and paid once when they may go", async () => {
    const { key } = await spam();
    const [held] = await readHeld(server.db);
    const at = new Date(server.clock.now());
    expect(await decideHeld(server.db, held!.id, "deliver", at)).toBe(true);
    expect(await decideHeld(server.db, held!.id, "refuse", at)).toBe(false);
    await server.drainJobs();
    expect((await readBy(bob, ann)).map(textOf)).toEqual([words("Bob").replace("www.example.com", contactMask)]);
    const { message, credits } = await write(ann, bob, words("Bob"), key);
    expect([textOf(message), credits]).toEqual([words("Bob"), 992]);
    expect(await readHeld(server.db)).toEqual([]);
  });

  it("are not delivered over a block that was made meanwhile", async () => {
    await spam();
    const [held] = await readHeld(server.db);
    await block(server, bob, ann);
    await decideHeld(server.db, held!.id, "deliver", new Date(server.clock.now()));
    await server.drainJobs();
    expect(await balanceOf(server.db, ann.id)).toBe(994);
    expect((await bob.client.call(calls.getChats)).chats).toEqual([]);
  });

  it("are delivered though the hour has no conversation left, and can be sent by hand where something was in the way", async () => {
    const { key } = await spam();
    for (const to of (await others(12)).slice(3)) await codeOf(write(ann, to, "Hi"));
    const [held] = await readHeld(server.db);
    await block(server, bob, ann);
    await decideHeld(server.db, held!.id, "deliver", new Date(server.clock.now()));
    await server.drainJobs();
    expect(await codeOf(write(ann, bob, words("Bob"), key))).toBe("blocked");
    await server.db.delete(blocks);
    expect(await codeOf(write(ann, bob, words("Bob"), key))).toBe("ok");
    expect((await readBy(bob, ann)).length).toBe(1);
  });

  it("are refused for good when they may not go", async () => {
    const { key } = await spam();
    const [held] = await readHeld(server.db);
    await decideHeld(server.db, held!.id, "refuse", new Date(server.clock.now()));
    expect(await codeOf(write(ann, bob, words("Bob"), key))).toBe("message_refused");
  });

  it("are everybody's after a day, and from who has been answered", async () => {
    await write(ann, bob, "Hi");
    await write(bob, ann, "Hi");
    for (const to of await others(3)) await write(ann, to, words(to.name));
    expect(await codeOf(write(ann, bob, words("Bob")))).toBe("ok");
    const cas = await addPerson(server, { name: "Cas" });
    server.clock.advance(day);
    expect(await codeOf(write(ann, cas, words("Cas")))).toBe("ok");
  });

  it("are forgotten by the daily clean-up", async () => {
    for (const to of await others(2)) await write(ann, to, words(to.name));
    expect(await server.db.$count(openings)).toBe(2);
    server.clock.advance(day);
    await cleanUpTask(server.db, server.clock).run({}, { id: "1" });
    expect(await server.db.$count(openings)).toBe(0);
  });
});

describe("ways out of the product", () => {
  const text = "Write to ann@example.com or ring 070 123 45 67";
  const masked = `Write to ${contactMask} or ring ${contactMask}`;

  it("are shown to who has answered, in the conversation and in the list", async () => {
    await write(ann, bob, text);
    expect(await readBy(bob, ann)).toMatchObject([{ text: masked, masked: true }]);
    expect(await listed(bob)).toMatchObject({ text: masked, masked: true });
    expect(await readBy(ann, bob)).toMatchObject([{ text }]);
    await write(bob, ann, "Who are you?");
    await write(ann, bob, text);
    expect((await readBy(bob, ann)).map(textOf)).toEqual([text, "Who are you?", text]);
    expect(await listed(bob)).toMatchObject({ text });
    expect(JSON.stringify(await readBy(bob, ann))).not.toContain("masked");
  });
});

describe("BEYOND-29 a calm nudge", () => {
  it("comes with the first mention alone, to both", async () => {
    await write(ann, bob, "Hi");
    await write(ann, bob, "Could you send me money?");
    await write(bob, ann, "By PayPal or a gift card?");
    for (const messages of [await readBy(ann, bob), await readBy(bob, ann)])
      expect(messages.map(({ nudge }) => nudge)).toEqual([undefined, "money", undefined]);
  });

  it("comes once, of two mentions at once", async () => {
    await write(ann, bob, "Hi");
    await Promise.all([1, 2, 3, 4].map((n) => write(n % 2 ? ann : bob, n % 2 ? bob : ann, "Are you on WhatsApp?")));
    const nudges = (await readBy(ann, bob)).map(({ nudge }) => nudge);
    expect(nudges).toEqual([undefined, "messenger", undefined, undefined, undefined]);
  });
});
