import { calls } from "@kindling/domain/contract";
import { listPage, minute } from "@kindling/domain/rules";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { members } from "../database/schema/index.ts";
import { addPerson, block, type Person, write, textOf } from "../members/people.fixture.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
let ann: Person;
let bob: Person;
let cas: Person;

beforeAll(async () => {
  server = await createTestServer();
});

beforeEach(async () => {
  await server.db.delete(members);
  ann = await addPerson(server, { name: "Ann" });
  bob = await addPerson(server, { name: "Bob" });
  cas = await addPerson(server, { name: "Cas" });
});

afterAll(() => server.close());

const send = (from: Person, to: Person, text?: string) => {
  server.clock.advance(minute);
  return write(from, to, text);
};
const list = async (person: Person) =>
  (await person.client.call(calls.getChats)).chats.map(({ profile, num_unread_messages, last_message }) => [
    profile.name,
    num_unread_messages,
    textOf(last_message),
  ]);
const remove = (person: Person, conversation: string) =>
  person.client.call(calls.removeChat, { body: { conversation } });

describe("CHAT-01 the list of chats", () => {
  it("has the latest first, with its last message and what is unread of the other", async () => {
    await send(bob, ann, "one");
    await send(bob, ann, "two");
    await send(cas, ann, "three");
    await send(ann, bob, "four");
    expect(await list(ann)).toEqual([
      ["Bob", 2, "four"],
      ["Cas", 1, "three"],
    ]);
    expect(await list(bob)).toEqual([["Ann", 1, "four"]]);
  });

  it("leaves out who is blocked, on both sides", async () => {
    await send(bob, ann);
    await block(server, ann, bob);
    expect([await list(ann), await list(bob)]).toEqual([[], []]);
  });
});

describe("CHAT-01 pages of the list", () => {
  it("have each conversation once, and what is unread of all of them", async () => {
    const people: Person[] = [];
    for (let n = 0; n < listPage + 5; n += 1) people.push(await addPerson(server));
    // All of them in the same instant: a page may end between.
    for (const person of people) await write(person, ann);
    const page = (before?: string | null) => ann.client.call(calls.getChats, { query: before ? { before } : {} });
    const first = await page();
    const second = await page(first.next);
    expect([first.chats.length, second.chats.length, second.next]).toEqual([listPage, 5, null]);
    const shown = [...first.chats, ...second.chats].map(({ profile }) => profile.id);
    expect(shown).toEqual(people.map(({ profile }) => profile).toReversed());
    expect([first.unread, second.unread]).toEqual([people.length, people.length]);
    await send(people[0]!, ann);
    expect((await page()).chats[0]!.profile.id).toBe(people[0]!.profile);
  });

  it("of nobody only count: unread messages of everybody whom the member may still read of", async () => {
    const count = async () => (await ann.client.call(calls.getChats, { query: { limit: 0 } })).unread;
    await send(bob, ann);
    const { conversation } = await send(bob, ann);
    await send(cas, ann);
    expect(await count()).toBe(3);
    await ann.client.call(calls.readChat, { body: { conversation: conversation.id, seq: 1 } });
    expect(await count()).toBe(2);
    await block(server, ann, cas);
    expect(await count()).toBe(1);
    await remove(ann, conversation.id);
    expect(await count()).toBe(0);
    await send(bob, ann);
    await ann.client.call(calls.readChat, { body: { conversation: conversation.id, seq: 2 } });
    expect(await count()).toBe(1);
  });

  it("count right however sending and reading cross each other", async () => {
    const { conversation } = await send(bob, ann);
    const acts = Array.from({ length: 12 }, (_, n) =>
      n % 2 === 0
        ? write(bob, ann)
        : ann.client.call(calls.readChat, { body: { conversation: conversation.id, seq: n } }),
    );
    await Promise.all(acts);
    const { messages, read_seq } = await ann.client.call(calls.getMessages, {
      query: { conversation: conversation.id },
    });
    const { chats, unread } = await ann.client.call(calls.getChats);
    expect(messages).toHaveLength(7);
    expect([chats[0]!.num_unread_messages, unread]).toEqual([7 - read_seq, 7 - read_seq]);
  });
});

describe("CHAT-02 opening a conversation", () => {
  it("sets its unread count to zero, and one's own messages never count", async () => {
    const { conversation, message } = await send(bob, ann, "one");
    await ann.client.call(calls.readChat, { body: { conversation: conversation.id, seq: message.seq } });
    await send(ann, bob, "two");
    expect(await list(ann)).toEqual([["Bob", 0, "two"]]);
    await send(bob, ann, "three");
    expect(await list(ann)).toEqual([["Bob", 1, "three"]]);
  });
});

describe("CHAT-07 removing a chat", () => {
  it("takes it from one's own list only, until there is a newer message", async () => {
    const { conversation } = await send(bob, ann, "one");
    await remove(ann, conversation.id);
    await remove(ann, conversation.id);
    expect(await list(ann)).toEqual([]);
    expect(await list(bob)).toEqual([["Ann", 0, "one"]]);
    await send(bob, ann, "two");
    expect(await list(ann)).toEqual([["Bob", 1, "two"]]);
    const { messages } = await ann.client.call(calls.getMessages, { query: { conversation: conversation.id } });
    expect(messages.map(textOf)).toEqual(["two"]);
  });

  it("does not free a place among a free member's conversations", async () => {
    const dee = await addPerson(server);
    const { conversation } = await send(ann, bob);
    await send(ann, cas);
    await remove(ann, conversation.id);
    await expect(send(ann, dee)).rejects.toMatchObject({ code: "conversation_limit" });
  });
});
