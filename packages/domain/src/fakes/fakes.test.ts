import { describe, expect, it, vi } from "vitest";
import { createClient } from "../client/index.ts";
import { CallError, calls } from "../contract/index.ts";
import {
  createFakeBackEnd,
  failing,
  type FakeOptions,
  type FakeOverrides,
  fakeStages,
  offline,
  pending,
} from "./index.ts";

const start = (options?: FakeOptions & { overrides?: FakeOverrides }) => {
  const fake = createFakeBackEnd(options);
  return { ...fake, client: createClient({ origin: "http://fake.test", fetch: fake.browse }) };
};

describe("BEYOND-39 the stages of a story", () => {
  it("a visitor is nobody", async () => {
    await expect(start(fakeStages.visitor).client.call(calls.getUser)).rejects.toMatchObject({
      code: "authentication_required",
    });
  });

  it.each([
    ["unconfirmed", { status: "not_confirmed", credits: 4, paid_user: false }],
    ["free", { status: "active", credits: 0, paid_user: false }],
    ["premium", { status: "active", credits: 42, paid_user: true }],
    ["rich", { status: "active", credits: 12_480, paid_user: true }],
    ["liked", { status: "active", paid_user: true }],
    ["empty", { status: "active", credits: 4 }],
  ] as const)("%s is who it says", async (stage, user) => {
    expect(await start(fakeStages[stage]).client.call(calls.getUser)).toMatchObject(user);
  });

  it.each(Object.entries(fakeStages).filter(([, stage]) => "me" in stage))(
    "the ledger of %s adds up, each entry with the balance after it",
    async (_, stage) => {
      const { balance, entries } = await start(stage).client.call(calls.getLedger);
      let credits = 0;
      for (const entry of entries.toReversed()) expect(entry.balance).toBe((credits += entry.amount));
      expect(credits).toBe(balance);
    },
  );

  it("has the likes and conversations that were asked for", async () => {
    const { client } = start({ ...fakeStages.liked, chats: [{ messages: 40, unread: 3, last: "Hello" }, {}] });
    const likes = await client.call(calls.getLikes);
    expect(likes.counts).toEqual({ received: 89, sent: 21, matches: 9 });
    const { chats } = await client.call(calls.getChats);
    expect(chats.map(({ num_unread_messages: unread }) => unread)).toEqual([3, 0]);
    expect(chats[0]!.last_message).toMatchObject({ text: "Hello", own: false });
  });

  it.each(Object.entries(fakeStages).filter(([, stage]) => "chats" in stage))(
    "every conversation of %s can be read, the member's own messages too",
    async (_, stage) => {
      const { client } = start(stage);
      const { chats } = await client.call(calls.getChats);
      expect(chats).toHaveLength((stage as { chats: number }).chats);
      for (const { conversation } of chats) {
        const { messages } = await client.call(calls.getMessages, { query: { conversation: conversation.id } });
        expect(messages.map(({ own }) => own)).toEqual([false, true, false]);
      }
    },
  );

  it("a browser stays logged in, out, and in again", async () => {
    const { client } = start(fakeStages.free);
    await client.call(calls.logOut);
    await expect(client.call(calls.getUser)).rejects.toBeInstanceOf(CallError);
    await client.call(calls.logIn, { body: { email: "maren@example.com", password: "correct horse battery" } });
    expect(await client.call(calls.getUser)).toMatchObject({ profile: { name: "Maren" } });
  });
});

describe("BEYOND-39 what goes wrong in a story", () => {
  it("a call fails with a code and its facts, the others are answered", async () => {
    const { client } = start({ ...fakeStages.free, overrides: failing(calls.like, "blocked", { name: "Ben" }) });
    await expect(client.call(calls.like, { body: { profile: "1" } })).rejects.toMatchObject({
      code: "blocked",
      facts: { name: "Ben" },
    });
    expect(await client.call(calls.getUser)).toBeDefined();
  });

  it("a call stays unanswered until whoever waits gives up", async () => {
    const { browse } = start({ ...fakeStages.free, overrides: pending(calls.getLikes) });
    const gone = new AbortController();
    const settled = vi.fn<() => void>();
    const waiting = browse(new Request(`http://fake.test${calls.getLikes.path}`, { signal: gone.signal }));
    void waiting.then(settled, settled);
    await browse(new Request(`http://fake.test${calls.getUser.path}`));
    expect(settled).not.toHaveBeenCalled();
    gone.abort();
    await expect(waiting).rejects.toThrow("aborted");
  });

  it("the network goes, and comes back", async () => {
    const { browse, overrides } = start(fakeStages.free);
    const ask = () => browse(new Request(`http://fake.test${calls.getUser.path}`));
    Object.assign(overrides, offline());
    await expect(ask()).rejects.toThrow(TypeError);
    for (const name of Object.keys(overrides)) delete overrides[name as keyof FakeOverrides];
    expect((await ask()).status).toBe(200);
  });
});
