import { calls } from "@kindling/domain/contract";
import { minute } from "@kindling/domain/rules";
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
