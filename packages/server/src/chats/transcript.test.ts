import { randomUUID } from "node:crypto";
import { calls } from "@kindling/domain/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accounts, conversations, members, messages } from "../database/schema/index.ts";
import { addMember, addPerson, block, codeOf, type Person, write, textOf } from "../members/people.fixture.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";
import type { TranscriptQuery } from "./transcript.ts";

let server: TestServer;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  server = await createTestServer();
});

beforeEach(async () => {
  await server.db.delete(members);
  ann = await addPerson(server, { name: "Ann" });
  bob = await addPerson(server, { name: "Bob" });
});

afterAll(() => server.close());

const read = (person: Person, query: TranscriptQuery) => person.client.call(calls.getMessages, { query });
const seqsOf = (page: { messages: { seq: number }[] }) => page.messages.map(({ seq }) => seq);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** Opens a conversation of Bob and Ann, with so many messages of Bob in it. */
async function fill(number: number): Promise<string> {
  const { conversation } = await write(bob, ann, "1");
  const rows = range(2, number).map((seq) => ({
    conversationId: Number(conversation.id),
    seq,
    senderId: bob.id,
    kind: "text" as const,
    text: String(seq),
    sentAt: new Date(server.clock.now()),
    requestKey: randomUUID(),
  }));
  await server.db.insert(messages).values(rows);
  await server.db
    .update(conversations)
    .set({ lastSeq: number })
    .where(eq(conversations.id, Number(conversation.id)));
  return conversation.id;
}

describe("CHAT-01 a transcript", () => {
  it("is read by conversation or by profile, each side with its own", async () => {
    const { conversation, message } = await write(ann, bob, "Hi");
    const mine = await read(ann, { profile: bob.profile });
    expect(mine).toMatchObject({ conversation, profile: { name: "Bob" }, messages: [message], closed: null });
    const theirs = await read(bob, { conversation: conversation.id });
    expect(theirs.profile.name).toBe("Ann");
    expect(theirs.messages).toEqual([{ ...message, own: false, request_key: null }]);
  });

  it("is empty before the first message", async () => {
    expect(await read(ann, { profile: bob.profile })).toMatchObject({
      conversation: null,
      messages: [],
      has_older: false,
      history_limited: false,
      read_seq: 0,
      closed: null,
    });
  });

  it("needs to be named", async () => {
    await expect(read(ann, {})).rejects.toMatchObject({ code: "invalid_request" });
  });

  it("comes in pages of 50, from the latest back", async () => {
    const conversation = await fill(80);
    const latest = await read(ann, { conversation });
    expect(seqsOf(latest)).toEqual(range(31, 80));
    expect(latest.has_older).toBe(true);
    const older = await read(ann, { conversation, before: 31 });
    expect(seqsOf(older)).toEqual(range(1, 30));
    expect(older).toMatchObject({ has_older: false, history_limited: false });
    expect(await read(ann, { conversation, before: 0 })).toMatchObject({ messages: [], has_older: false });
  });
});

describe("CHAT-09 the history of a free member", () => {
  it("ends at history_limit, and says so", async () => {
    const conversation = await fill(130);
    const latest = await read(ann, { conversation });
    const older = await read(ann, { conversation, before: 81 });
    expect(seqsOf(older)).toEqual(range(31, 80));
    expect(older).toMatchObject({ has_older: false, history_limited: true });
    expect(latest).toMatchObject({ has_older: true, history_limited: true });
    expect((await read(ann, { conversation, before: 31 })).messages).toEqual([]);
  });

  it("is whole for premium", async () => {
    const conversation = await fill(130);
    await server.db.update(accounts).set({ paid: true }).where(eq(accounts.id, ann.id));
    const oldest = await read(ann, { conversation, before: 31 });
    expect(seqsOf(oldest)).toEqual(range(1, 30));
    expect(oldest.history_limited).toBe(false);
  });

  it("is not limited by what the member removed", async () => {
    const conversation = await fill(130);
    await ann.client.call(calls.removeChat, { body: { conversation } });
    expect(await read(ann, { conversation })).toMatchObject({ messages: [], history_limited: false });
  });
});

describe("CHAT-02 reading", () => {
  it("moves on and never back, nor beyond the last message", async () => {
    const conversation = await fill(5);
    const mark = (seq: number) => ann.client.call(calls.readChat, { body: { conversation, seq } });
    const readSeq = async () => (await read(ann, { conversation })).read_seq;
    await mark(3);
    expect(await readSeq()).toBe(3);
    await mark(1);
    expect(await readSeq()).toBe(3);
    await mark(Number.MAX_SAFE_INTEGER);
    expect(await readSeq()).toBe(5);
    expect((await read(bob, { conversation })).read_seq).toBe(0);
  });
});

describe("a transcript is of the conversation that was asked for", () => {
  it("however fast one changes between them", async () => {
    const cas = await addPerson(server, { name: "Cas" });
    await write(bob, ann, "of Bob");
    await write(cas, ann, "of Cas");
    const asked = [bob, cas, bob, cas];
    const pages = await Promise.all(asked.map(({ profile }) => read(ann, { profile })));
    expect(pages.map(({ profile }) => profile.id)).toEqual(asked.map(({ profile }) => profile));
    expect(pages.flatMap((page) => page.messages.map(textOf))).toEqual(
      asked.map((person) => (person === bob ? "of Bob" : "of Cas")),
    );
  });
});

describe("C-068 C-069 other people's conversations", () => {
  it("are as unknown as none, to read, to mark and to remove", async () => {
    const eve = await addPerson(server);
    const { conversation } = await write(ann, bob);
    const own = await write(eve, bob);
    const post = (path: string, method: string, body: object) =>
      eve.client.fetch(path, {
        method,
        headers: { "content-type": "application/json", "x-request-type": "client" },
        body: JSON.stringify(body),
      });
    const answers = await Promise.all(
      [conversation.id, "999999999999999"].map(async (id) => {
        const responses = await Promise.all([
          eve.client.fetch(`/api/messages.php?conversation=${id}`),
          post("/api/chat-read.php", "POST", { conversation: id, seq: 1 }),
          post("/api/chat.php", "DELETE", { conversation: id }),
        ]);
        return Promise.all(responses.map(async (response) => [response.status, await response.text()]));
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.map(([status]) => status)).toEqual([404, 404, 404]);
    for (const id of [["1"], { id: "1" }, 1, null, undefined, "0", "-1", "1.0", " 1"]) {
      expect((await post("/api/chat.php", "DELETE", { conversation: id })).status).toBe(422);
    }
    expect((await eve.client.call(calls.getChats)).chats.map((chat) => chat.conversation)).toEqual([own.conversation]);
    expect((await read(ann, { conversation: conversation.id })).messages).toHaveLength(1);
    expect((await ann.client.call(calls.getChats)).chats).toHaveLength(1);
  });
});

describe("BEYOND-30 the composer is closed", () => {
  const closed = async (person: Person, to: { profile: string }) => (await read(person, to)).closed?.reason ?? null;

  it("for just the reason that a message is refused for", async () => {
    const poor = await addPerson(server, { credits: 0 });
    const unconfirmed = await addPerson(server, { confirmed: false });
    const others = await Promise.all([1, 2, 3].map(() => addMember(server)));
    const [one, two, three] = others.map((id) => ({ profile: String(id) }));
    await write(ann, one!);
    await write(ann, two!);
    expect(await closed(poor, bob)).toBe("not_enough_credits");
    expect(await closed(unconfirmed, bob)).toBe("email_not_confirmed");
    expect(await closed(ann, three!)).toBe("conversation_limit");
    expect(await closed(ann, one!)).toBeNull();
    for (const [person, to] of [
      [poor, bob],
      [unconfirmed, bob],
      [ann, three!],
    ] as const) {
      expect(await codeOf(write(person, to))).toBe(await closed(person, to));
    }
  });

  it("when the other has left; what was written stays", async () => {
    const { conversation } = await write(ann, bob, "Hi");
    await server.db.update(members).set({ status: "disabled" }).where(eq(members.id, bob.id));
    const page = await read(ann, { conversation: conversation.id });
    expect(page).toMatchObject({ closed: { reason: "recipient_unavailable" }, messages: [{ text: "Hi" }] });
    expect((await ann.client.call(calls.getChats)).chats).toHaveLength(1);
    expect(await codeOf(write(ann, bob))).toBe("recipient_unavailable");
  });
});

describe("MEMBERS-08 MEMBERS-09 a transcript", () => {
  it("is shut by a block, and both are told whose it is", async () => {
    const { conversation } = await write(ann, bob);
    await block(server, ann, bob);
    for (const query of [{ conversation: conversation.id }, { profile: ann.profile }]) {
      await expect(read(bob, query)).rejects.toMatchObject({ code: "blocked", facts: { name: "Ann" } });
    }
    expect(await codeOf(read(ann, { conversation: conversation.id }))).toBe("blocked_by_you");
  });

  it("does not show who is out of reach and was never written with", async () => {
    const invisible = await addPerson(server, { invisible: true });
    const disabled = await addPerson(server, { confirmed: false });
    for (const { profile } of [invisible, disabled, ann])
      expect(await codeOf(read(ann, { profile }))).toBe("not_found");
  });
});
