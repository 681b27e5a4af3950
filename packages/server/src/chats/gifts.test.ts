import { randomUUID } from "node:crypto";
import { type BodyOf, calls, type Gift, gifts } from "@kindling/domain/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { balanceOf } from "../credits/balance.ts";
import { accounts, members, messages } from "../database/schema/index.ts";
import { addMember, addPerson, block, codeOf, type Person, write } from "../members/people.fixture.ts";
import { createTestServer, type TestServer, testSite } from "../testing/index.ts";

let server: TestServer;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  const free = { ...testSite, key: "gay" as const, hosts: ["free.test"] };
  server = await createTestServer({
    sites: [testSite, { ...free, settings: { ...free.settings, gift_credits: 0 } }],
  });
});

beforeEach(async () => {
  await server.db.delete(members);
  ann = await addPerson(server, { name: "Ann" });
  bob = await addPerson(server, { name: "Bob" });
});

afterAll(() => server.close());

const balance = (person: Person) => balanceOf(server.db, person.id);
const give = (from: Person, to: { profile: string }, gift: Gift = "rose", request_key: string = randomUUID()) =>
  from.client.call(calls.sendGift, { body: { profile: to.profile, gift, request_key } });
const countOf = (codes: string[], code: string) => codes.filter((one) => one === code).length;
const post = async (body: object) => {
  const headers = { "content-type": "application/json", "x-request-type": "client" };
  const response = await ann.client.fetch("/api/gift.php", { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, answer: await response.json() };
};

describe("CHAT-03 CHAT-08 a gift", () => {
  it("costs its weight in gift_credits, as the list says", async () => {
    const { gifts: list } = await ann.client.call(calls.getGifts);
    expect(list.map(({ id }) => id)).toEqual(gifts);
    const prices = Object.fromEntries(list.map(({ id, credits }) => [id, credits]));
    expect(prices).toMatchObject({ rose: 5, bouquet: 10, crown: 15, diamond: 25 });
    for (const gift of gifts) {
      const before = await balance(ann);
      await server.db.update(accounts).set({ paid: true }).where(eq(accounts.id, ann.id));
      expect((await give(ann, bob, gift)).credits).toBe(before - prices[gift]!);
    }
  });

  it("is read by the other, is the last of the list, and stands in the ledger as a gift to them", async () => {
    const { message, credits, conversation } = await give(ann, bob, "crown");
    expect(message).toMatchObject({ seq: 1, own: true, kind: "gift", gift: "crown", text: null });
    expect(credits).toBe(85);
    const theirs = await bob.client.call(calls.getMessages, { query: { conversation: conversation.id } });
    expect(theirs.messages).toMatchObject([{ own: false, kind: "gift", gift: "crown", request_key: null }]);
    const { chats } = await bob.client.call(calls.getChats);
    expect(chats).toMatchObject([{ num_unread_messages: 1, last_message: { kind: "gift", gift: "crown" } }]);
    const { entries } = await ann.client.call(calls.getLedger);
    expect(entries[0]).toMatchObject({ kind: "gift", amount: -15, balance: 85, profile_name: "Bob" });
  });

  it("books nothing where it costs nothing", async () => {
    for (const person of [ann, bob]) {
      await server.db.update(members).set({ site: "gay" }).where(eq(members.id, person.id));
      await server.db.update(accounts).set({ site: "gay" }).where(eq(accounts.id, person.id));
    }
    const client = server.client("free.test");
    for (const [name, value] of ann.client.jar.cookies) client.jar.cookies.set(name, value);
    expect((await give({ ...ann, client }, bob, "diamond")).credits).toBe(100);
    expect((await client.call(calls.getLedger)).entries.map(({ kind }) => kind)).not.toContain("gift");
  });

  it("that is on no list is refused, and a price that somebody names changes nothing", async () => {
    for (const gift of ["yacht", "toString", "", -1, null, ["rose"], { id: "rose" }, undefined]) {
      const { status, answer } = await post({ profile: bob.profile, gift, request_key: randomUUID() });
      expect([status, answer.error.code, Object.keys(answer.error.fields)]).toEqual([422, "invalid_request", ["gift"]]);
    }
    expect(await balance(ann)).toBe(100);
    const named = { credits: -1, price: 0, amount: 1e9, weight: 0.5 };
    const { answer } = await post({ profile: bob.profile, gift: "rose", request_key: randomUUID(), ...named });
    expect(answer).toMatchObject({ credits: 95 });
  });
});

describe("C-059 CHAT-05 a gift sent again", () => {
  it("with its key 20 times at once is one gift, charged once", async () => {
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 20 }, () => give(ann, bob, "bouquet", key)));
    expect(new Set(sent.map(({ message }) => message.id)).size).toBe(1);
    expect([await balance(ann), await server.db.$count(messages)]).toEqual([90, 1]);
  });

  it("with its key as anything else is refused", async () => {
    const key = randomUUID();
    await give(ann, bob, "rose", key);
    const cas = await addPerson(server);
    expect(await codeOf(give(ann, bob, "coffee", key))).toBe("request_key_reused");
    expect(await codeOf(give(ann, cas, "rose", key))).toBe("request_key_reused");
    expect(await codeOf(write(ann, bob, "rose", key))).toBe("request_key_reused");
    expect([await balance(ann), await server.db.$count(messages)]).toEqual([95, 1]);
  });
});

describe("C-039 credits for one gift", () => {
  it("buy one of two that two tabs send at once", async () => {
    const poor = await addPerson(server, { credits: 5, paid: true });
    const codes = await Promise.all([1, 2].map(() => codeOf(give(poor, bob))));
    expect(codes.toSorted()).toEqual(["not_enough_credits", "ok"]);
    expect([await balance(poor), await server.db.$count(messages)]).toEqual([0, 1]);
  });

  it("buy one of ten, or messages, where both are sent at once, and never more than there is", async () => {
    const poor = await addPerson(server, { credits: 5, paid: true });
    const others = await Promise.all(Array.from({ length: 10 }, () => addMember(server)));
    const codes = await Promise.all(
      others.map((id, n) => codeOf((n % 2 ? give : write)(poor, { profile: String(id) }))),
    );
    const stored = await server.db.select({ kind: messages.kind }).from(messages);
    const spent = stored.reduce((sum, { kind }) => sum + (kind === "gift" ? 5 : 2), 0);
    expect(countOf(codes, "ok") + countOf(codes, "not_enough_credits")).toBe(10);
    expect([stored.length, await balance(poor)]).toEqual([countOf(codes, "ok"), 5 - spent]);
    expect(spent === 4 || spent === 5).toBe(true);
  });

  it("are told with what is there and what it takes", async () => {
    const poor = await addPerson(server, { credits: 9 });
    await expect(give(poor, bob, "bouquet")).rejects.toMatchObject({
      code: "not_enough_credits",
      facts: { balance: 9, needed: 10 },
    });
    expect(await balance(poor)).toBe(9);
  });
});

describe("CHAT-03 CHAT-04 a gift is refused", () => {
  it("for the reasons that a text is, and costs nothing", async () => {
    const unconfirmed = await addPerson(server, { confirmed: false });
    expect(await codeOf(give(unconfirmed, bob))).toBe("email_not_confirmed");
    expect(await codeOf(give(ann, unconfirmed))).toBe("recipient_unavailable");
    expect(await codeOf(give(ann, { profile: "999999999" }))).toBe("not_found");
    const [cas, dee] = [await addPerson(server), await addPerson(server)];
    await give(ann, cas);
    await write(ann, dee);
    expect(await codeOf(give(ann, bob))).toBe("conversation_limit");
    await block(server, bob, dee);
    expect(await codeOf(give(dee, bob))).toBe("blocked");
    expect(await codeOf(give(bob, dee))).toBe("blocked_by_you");
    expect([await balance(ann), await balance(dee), await balance(bob)]).toEqual([93, 100, 100]);
  });
});

describe("CHAT-01 an icebreaker", () => {
  const send = (body: Partial<BodyOf<typeof calls.sendMessage>>) =>
    ann.client.call(calls.sendMessage, {
      body: { profile: bob.profile, text: "What made you laugh today?", request_key: randomUUID(), ...body },
    });

  it("costs what a message costs, and the other reads what was sent", async () => {
    const { message, credits, conversation } = await send({ kind: "icebreaker" });
    expect([message.kind, credits]).toEqual(["icebreaker", 98]);
    const theirs = await bob.client.call(calls.getMessages, { query: { conversation: conversation.id } });
    expect(theirs.messages).toMatchObject([{ kind: "icebreaker", text: "What made you laugh today?", own: false }]);
    const { entries } = await ann.client.call(calls.getLedger);
    expect(entries[0]).toMatchObject({ kind: "message", amount: -2 });
  });

  it("is checked as a text is, and with its key is no other kind", async () => {
    await expect(send({ kind: "icebreaker", text: " " })).rejects.toMatchObject({
      fields: { text: { code: "required" } },
    });
    const key = randomUUID();
    await send({ kind: "icebreaker", request_key: key });
    expect(await codeOf(send({ request_key: key }))).toBe("request_key_reused");
    expect(await codeOf(send({ kind: "gift" as "text" }))).toBe("invalid_request");
  });
});

it("CHAT-08 the database holds no message without what its kind needs", async () => {
  const { message } = await give(ann, bob);
  const change = (parts: object) =>
    server.db
      .update(messages)
      .set(parts)
      .where(eq(messages.id, Number(message.id)));
  for (const parts of [{ gift: null }, { kind: "text" }, { text: "Hi" }, { kind: "text", text: "Hi" }])
    await expect(change(parts)).rejects.toThrow("Failed query");
  await change({ kind: "text", text: "Hi", gift: null });
});
