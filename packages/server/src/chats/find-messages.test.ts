import { calls } from "@kindling/domain/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accounts, conversations, members, messages } from "../database/schema/index.ts";
import { addPerson, block, codeOf, type Person, write } from "../members/people.fixture.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
let ann: Person;
let bob: Person;
let conversation: string;

beforeAll(async () => void (server = await createTestServer()));
beforeEach(async () => {
  await server.db.delete(members);
  ann = await addPerson(server, { name: "Ann", paid: true });
  bob = await addPerson(server, { name: "Bob", paid: true });
  for (const [at, text] of ["Über den Fluss", "50% off_", "Łódź, tomorrow?", "über uns"].entries())
    ({
      conversation: { id: conversation },
    } = await (at % 2 ? write(bob, ann, text) : write(ann, bob, text)));
});
afterAll(() => server.close());

const find = ({ client }: Person, text: string, id = conversation) =>
  client.call(calls.findMessages, { query: { conversation: id, text } });
const foundBy = async (person: Person, text: string) => (await find(person, text)).found;

describe("BEYOND-31 finding in a conversation", () => {
  it("finds words of both, in any case and language, the latest first, and takes no letter for a wildcard", async () => {
    expect(await foundBy(ann, "ÜBER")).toEqual([4, 1]);
    expect(await foundBy(bob, " łódź ")).toEqual([3]);
    expect(await foundBy(ann, "%")).toEqual([2]);
    expect(await foundBy(ann, "f_")).toEqual([2]);
    expect(await foundBy(ann, "nowhere")).toEqual([]);
  });

  it("finds first lines, and no gift", async () => {
    const body = { profile: bob.profile, request_key: crypto.randomUUID() };
    await ann.client.call(calls.sendMessage, { body: { ...body, text: "A rose?", kind: "icebreaker" } });
    await ann.client.call(calls.sendGift, { body: { ...body, gift: "rose", request_key: crypto.randomUUID() } });
    expect(await foundBy(bob, "rose")).toEqual([5]);
  });

  it("finds nothing that its reader has removed, and all of it for the other", async () => {
    await ann.client.call(calls.removeChat, { body: { conversation } });
    expect(await foundBy(ann, "über")).toEqual([]);
    expect(await foundBy(bob, "über")).toEqual([4, 1]);
    await write(bob, ann, "Über alles");
    expect(await foundBy(ann, "über")).toEqual([5]);
  });

  it("CHAT-09 finds nothing that a free member is not shown", async () => {
    await server.db.update(accounts).set({ paid: false }).where(eq(accounts.id, ann.id));
    const last = 103;
    const rows = Array.from({ length: last - 4 }, (_, at) => ({
      conversationId: Number(conversation),
      seq: at + 5,
      senderId: bob.id,
      kind: "text" as const,
      text: "More",
      sentAt: new Date(server.clock.now()),
      requestKey: crypto.randomUUID(),
    }));
    await server.db.insert(messages).values(rows);
    await server.db.update(conversations).set({ lastSeq: last });
    expect(await foundBy(ann, "über")).toEqual([4]);
    expect(await foundBy(bob, "über")).toEqual([4, 1]);
  });

  it("C-068 finds nothing in what others write, nor over a block", async () => {
    const eve = await addPerson(server, { paid: true });
    expect(await codeOf(find(eve, "über"))).toBe("not_found");
    expect(await codeOf(find(eve, "über", "999999999"))).toBe("not_found");
    expect(await codeOf(find(ann, " "))).toBe("invalid_request");
    expect(await codeOf(find(ann, "x".repeat(101)))).toBe("invalid_request");
    await block(server, bob, ann);
    expect(await codeOf(find(ann, "über"))).toBe("blocked");
    expect(await codeOf(find(bob, "über"))).toBe("blocked_by_you");
  });
});

it("BEYOND-31 a page reaches back to a message without a hole, as far as a page may, and no further than is shown", async () => {
  const rows = Array.from({ length: 1_196 }, (_, at) => ({
    conversationId: Number(conversation),
    seq: at + 5,
    senderId: bob.id,
    kind: "text" as const,
    text: "More",
    sentAt: new Date(server.clock.now()),
    requestKey: crypto.randomUUID(),
  }));
  await server.db.insert(messages).values(rows);
  await server.db.update(conversations).set({ lastSeq: 1_200 });
  const page = async (query: { before: number; from: number }) => {
    const { messages: found, has_older } = await ann.client.call(calls.getMessages, {
      query: { conversation, ...query },
    });
    const numbers = found.map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, at) => numbers[0]! + at));
    return [numbers[0], numbers.at(-1), has_older];
  };
  expect(await page({ before: 1_151, from: 900 })).toEqual([900, 1_150, true]);
  expect(await page({ before: 1_151, from: 2 })).toEqual([151, 1_150, true]);
  expect(await page({ before: 151, from: 1 })).toEqual([1, 150, false]);
});
