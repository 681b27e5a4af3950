import { randomUUID } from "node:crypto";
import { calls } from "@kindling/domain/contract";
import { and, eq, getTableColumns } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { balanceOf } from "../credits/balance.ts";
import { accounts, conversations, holders, members, messages, transactions } from "../database/schema/index.ts";
import { addMember, addPerson, block, codeOf, type Person, write } from "../members/people.fixture.ts";
import { createTestServer, type TestServer, testSite } from "../testing/index.ts";

let server: TestServer;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  const free = { ...testSite, key: "gay" as const, hosts: ["free.test"] };
  const sites = [testSite, { ...free, settings: { ...free.settings, message_credits: 0 } }];
  server = await createTestServer({ sites });
});

beforeEach(async () => {
  await server.db.delete(members);
  ann = await addPerson(server, { name: "Ann" });
  bob = await addPerson(server, { name: "Bob" });
});

afterAll(() => server.close());

const balance = (person: Person) => balanceOf(server.db, person.id);
const debits = (person: Person) =>
  server.db
    .select(getTableColumns(transactions))
    .from(transactions)
    .innerJoin(holders, eq(holders.id, transactions.holderId))
    .where(and(eq(holders.accountId, person.id), eq(transactions.kind, "message")));
const countOf = (codes: string[], code: string) => codes.filter((one) => one === code).length;

describe("CHAT-03 a message", () => {
  it("costs message_credits, in an entry that names it and whom it went to", async () => {
    const { message, credits, conversation } = await write(ann, bob, "  Hi\r\nthere ");
    expect(message).toMatchObject({ seq: 1, own: true, kind: "text", text: "Hi\nthere" });
    expect(credits).toBe(98);
    expect(await debits(ann)).toMatchObject([{ cause: `message:${message.id}`, memberId: bob.id }]);
    expect((await write(bob, ann)).conversation).toEqual(conversation);
    const { entries } = await ann.client.call(calls.getLedger);
    expect(entries[0]).toMatchObject({ kind: "message", amount: -2, balance: 98, profile_name: "Bob" });
  });

  it("books nothing where it costs nothing", async () => {
    const gus = await addPerson(server, { credits: 0 });
    for (const person of [gus, bob]) {
      await server.db.update(members).set({ site: "gay" }).where(eq(members.id, person.id));
      await server.db.update(accounts).set({ site: "gay" }).where(eq(accounts.id, person.id));
    }
    const client = server.client("free.test");
    for (const [name, value] of gus.client.jar.cookies) client.jar.cookies.set(name, value);
    expect((await write({ ...gus, client }, bob)).credits).toBe(0);
    expect(await debits(gus)).toEqual([]);
  });

  it.each([
    ["empty", " \n ", "required"],
    ["longer than a person counts", "👩‍👩‍👧".repeat(201), "too_long"],
  ])("that is %s is refused", async (_, text, code) => {
    await expect(write(ann, bob, text)).rejects.toMatchObject({ code: "invalid_request", fields: { text: { code } } });
  });

  it("is as long as a person counts", async () => {
    expect((await write(ann, bob, "👩‍👩‍👧".repeat(200))).message.seq).toBe(1);
  });

  it("goes to a fictional member like to others", async () => {
    const profile = String(await addMember(server, { fictional: true }));
    expect((await write(ann, { profile })).credits).toBe(98);
  });
});

describe("C-039 credits for one message", () => {
  it("buy one of 10 sent at once to different members", async () => {
    const poor = await addPerson(server, { credits: 2, paid: true });
    const others = await Promise.all(Array.from({ length: 10 }, () => addMember(server)));
    const codes = await Promise.all(others.map((id) => codeOf(write(poor, { profile: String(id) }))));
    expect([countOf(codes, "ok"), countOf(codes, "not_enough_credits")]).toEqual([1, 9]);
    expect(await balance(poor)).toBe(0);
    expect(await server.db.$count(messages)).toBe(1);
    // Nothing is left of what was refused.
    expect(await server.db.$count(conversations)).toBe(1);
  });

  it("are told with what is there and what it takes", async () => {
    const poor = await addPerson(server, { credits: 1 });
    await expect(write(poor, bob)).rejects.toMatchObject({
      code: "not_enough_credits",
      facts: { balance: 1, needed: 2 },
    });
  });
});

describe("C-059 BEYOND-07 CHAT-05 a message sent again", () => {
  it("with its key is stored and charged once, and answered with the first result", async () => {
    const key = randomUUID();
    const first = await write(ann, bob, "Hi", key);
    await write(ann, bob, "Another");
    const again = await write(ann, bob, " Hi ", key);
    expect(again).toEqual({ ...first, credits: 96 });
    expect(await server.db.$count(messages)).toBe(2);
    expect(await debits(ann)).toHaveLength(2);
  });

  it("with its key 10 times at once is one message", async () => {
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 10 }, () => write(ann, bob, "Hi", key)));
    expect(new Set(sent.map(({ message }) => message.id)).size).toBe(1);
    expect(await balance(ann)).toBe(98);
  });

  it("is answered even when it could not be sent any more", async () => {
    const poor = await addPerson(server, { credits: 2 });
    const key = randomUUID();
    const first = await write(poor, bob, "Hi", key);
    await block(server, bob, poor);
    expect(await write(poor, bob, "Hi", key)).toEqual(first);
  });

  it("with its key but another text or to another member is refused", async () => {
    const key = randomUUID();
    await write(ann, bob, "Hi", key);
    const cas = await addPerson(server);
    expect(await codeOf(write(ann, bob, "Ho", key))).toBe("request_key_reused");
    expect(await codeOf(write(ann, cas, "Hi", key))).toBe("request_key_reused");
    expect(await balance(ann)).toBe(98);
  });

  it("with a key that somebody else used is theirs alone", async () => {
    const key = randomUUID();
    await write(ann, bob, "Hi", key);
    expect((await write(bob, ann, "Ho", key)).message).toMatchObject({ seq: 2, own: true });
  });
});

describe("CHAT-04 a free member", () => {
  it("writes in 2 conversations: not in a third, be it opened or answered", async () => {
    const [cas, dee, eve] = [await addPerson(server), await addPerson(server), await addPerson(server, { paid: true })];
    await write(ann, bob);
    await write(ann, cas);
    await write(eve, ann);
    await expect(write(ann, dee)).rejects.toMatchObject({ code: "conversation_limit", facts: { limit: 2 } });
    expect(await codeOf(write(ann, eve))).toBe("conversation_limit");
    expect(await codeOf(write(ann, bob))).toBe("ok");
    await server.db.update(accounts).set({ paid: true }).where(eq(accounts.id, ann.id));
    expect(await codeOf(write(ann, dee))).toBe("ok");
  });

  it("opens 2 of 6 conversations at once", async () => {
    const others = await Promise.all(Array.from({ length: 6 }, () => addMember(server)));
    const codes = await Promise.all(others.map((id) => codeOf(write(ann, { profile: String(id) }))));
    expect([countOf(codes, "ok"), countOf(codes, "conversation_limit")]).toEqual([2, 4]);
  });

  it("whose address is not confirmed neither writes nor answers", async () => {
    const dee = await addPerson(server, { confirmed: false });
    expect(await codeOf(write(dee, bob))).toBe("email_not_confirmed");
  });
});

describe("CHAT-03 a message is refused", () => {
  it("for the reason that comes first, and costs nothing", async () => {
    const poor = await addPerson(server, { confirmed: false, credits: 0 });
    const invisible = await addPerson(server, { invisible: true });
    expect(await codeOf(write(poor, { profile: "999999999" }))).toBe("not_found");
    expect(await codeOf(write(poor, poor))).toBe("not_found");
    expect(await codeOf(write(poor, invisible))).toBe("not_found");
    await block(server, invisible, poor);
    expect(await codeOf(write(poor, invisible))).toBe("not_found");
    const cross = await addPerson(server);
    await block(server, cross, poor);
    await expect(write(poor, cross)).rejects.toMatchObject({ code: "blocked", facts: { name: "Ada" } });
    expect(await codeOf(write(poor, bob))).toBe("email_not_confirmed");
    expect(await codeOf(write(ann, poor))).toBe("recipient_unavailable");
    await block(server, ann, bob);
    expect(await codeOf(write(ann, bob))).toBe("blocked_by_you");
    expect(await balance(ann)).toBe(100);
    expect(await server.db.$count(messages)).toBe(0);
  });
});

describe("C-069 a message is its sender's", () => {
  const post = (body: object) =>
    ann.client.fetch("/api/message.php", {
      method: "POST",
      headers: { "content-type": "application/json", "x-request-type": "client" },
      body: JSON.stringify(body),
    });

  it("whatever sender or conversation the body names", async () => {
    const cas = await addPerson(server);
    const { conversation } = await write(cas, bob);
    const forged = {
      sender: cas.profile,
      senderId: cas.id,
      sender_id: cas.id,
      conversation: conversation.id,
      own: false,
    };
    const response = await post({ profile: bob.profile, text: "Hi", request_key: randomUUID(), ...forged });
    expect(await response.json()).toMatchObject({ message: { seq: 1, own: true } });
    expect(await balance(cas)).toBe(98);
    const theirs = await cas.client.call(calls.getMessages, { query: { conversation: conversation.id } });
    expect(theirs.messages).toHaveLength(1);
  });

  it.each([[["1"]], [{ id: "1" }], [1], ["1 or 1=1"], [null], [undefined]])("not to %j", async (profile) => {
    expect((await post({ profile, text: "Hi", request_key: randomUUID() })).status).toBe(422);
  });
});

describe("CHAT-05 many at once", () => {
  it("neither wait in a circle nor lose or double a number", async () => {
    const writes = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? write(ann, bob) : write(bob, ann)));
    const sent = await Promise.all(writes);
    const numbers = sent.map(({ message }) => message.seq).toSorted((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
    expect(await server.db.$count(conversations)).toBe(1);
    expect([await balance(ann), await balance(bob)]).toEqual([88, 88]);
  });
});
