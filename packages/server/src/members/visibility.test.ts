import { randomUUID } from "node:crypto";
import { type Call, calls, type ErrorCode, isBlock } from "@kindling/domain/contract";
import { and, eq, inArray } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blocks, conversations, likes, members, messages, participants, rateLimits } from "../database/schema/index.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";
import { addPerson, block, type Person } from "./people.fixture.ts";

let server: TestServer;
let reader: Person;
let others: Person[];

beforeAll(async () => {
  server = await createTestServer();
  reader = await addPerson(server, { name: "Reader", paid: true, credits: 10_000 });
  others = [];
  for (const name of ["Alpha", "Bravo", "Charlie", "Delta"]) others.push(await addPerson(server, { name }));
});

afterAll(() => server.close());

/** What is between the reader and one other. */
interface Tie {
  readonly invisible: boolean;
  readonly private: boolean;
  readonly gone: boolean;
  /** The other has blocked the reader. */
  readonly blocked: boolean;
  /** The reader has blocked the other. */
  readonly blocks: boolean;
  readonly likes: boolean;
  readonly liked: boolean;
  readonly talks: boolean;
  /** It was the other who has written. */
  readonly written: boolean;
}

const sometimes = fc.integer({ min: 0, max: 3 }).map((n) => n === 0);
const tie: fc.Arbitrary<Tie> = fc.record({
  invisible: sometimes,
  private: sometimes,
  gone: sometimes,
  blocked: sometimes,
  blocks: sometimes,
  likes: fc.boolean(),
  liked: fc.boolean(),
  talks: fc.boolean(),
  written: fc.boolean(),
});

/** Whether the other shows themself to the reader: in privacy mode only if they have liked them or written to them. */
const isOpen = (between: Tie): boolean => !between.private || between.liked || (between.talks && between.written);

/** The rule, in words of its own: who may be found, visited and remembered. */
function allowed(between: Tie) {
  const { invisible, gone, talks } = between;
  const recall = !between.blocked && !between.blocks;
  const visit = recall && !gone && isOpen(between) && (!invisible || talks);
  return { find: visit && !invisible, visit, recall: recall && talks };
}

async function makeConversation(other: Person, from: Person): Promise<void> {
  const at = new Date(server.clock.now());
  const [aId, bId] = [Math.min(reader.id, other.id), Math.max(reader.id, other.id)];
  const made = await server.db.insert(conversations).values({ aId, bId, lastSeq: 1, createdAt: at }).returning();
  const conversationId = made[0]!.id;
  const message = { conversationId, seq: 1, senderId: from.id, kind: "text" as const, text: "Hi", sentAt: at };
  const [sent] = await server.db
    .insert(messages)
    .values({ ...message, requestKey: randomUUID() })
    .returning({ latestId: messages.id, latestAt: messages.sentAt });
  await server.db
    .insert(participants)
    .values(
      [reader, other].map(({ id }) => ({ conversationId, memberId: id, firstSeq: id === from.id ? 1 : null, ...sent })),
    );
}

async function makeWorld(ties: readonly Tie[], quarrels: readonly (readonly [number, number])[]): Promise<void> {
  for (const table of [blocks, likes, conversations, rateLimits]) await server.db.delete(table);
  await server.db.update(members).set({ invisible: false, private: false, status: "active" });
  const idsWhere = (holds: (one: Tie) => boolean) => others.filter((_, n) => holds(ties[n]!)).map(({ id }) => id);
  const likedAt = new Date(server.clock.now());
  const make = (holds: (one: Tie) => boolean, state: Partial<typeof members.$inferInsert>) =>
    server.db
      .update(members)
      .set(state)
      .where(inArray(members.id, idsWhere(holds)));
  await make((one) => one.invisible, { invisible: true });
  await make((one) => one.private, { private: true });
  await make((one) => one.gone, { status: "disabled" });
  for (const [n, other] of others.entries()) {
    const between = ties[n]!;
    if (between.likes) await server.db.insert(likes).values({ fromId: reader.id, toId: other.id, likedAt });
    if (between.liked) await server.db.insert(likes).values({ fromId: other.id, toId: reader.id, likedAt });
    if (between.talks) await makeConversation(other, between.written ? other : reader);
    if (between.blocks) await block(server, reader, other);
    if (between.blocked) await block(server, other, reader);
  }
  for (const [from, to] of quarrels) if (from !== to) await block(server, others[from]!, others[to]!);
}

/** A call as the reader makes it: how it ended, and who is named in all that came back. */
async function ask(path: string, method = "GET", body?: object) {
  const headers = { "content-type": "application/json", "x-request-type": "client" };
  const response = await reader.client.fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const text = await response.text();
  const { error } = JSON.parse(text);
  const named = others.flatMap(({ profile }, n) => (text.includes(nameOf(n)) ? [profile] : []));
  return { code: (error?.code as string | undefined) ?? "ok", named };
}

const nameOf = (n: number) => ["Alpha", "Bravo", "Charlie", "Delta"][n]!;
const send = (profile: string) =>
  ask("/api/message.php", "POST", { profile, text: "Hello", request_key: randomUUID() });
const give = (profile: string) => ask("/api/gift.php", "POST", { profile, gift: "rose", request_key: randomUUID() });
/** A file that is no picture: it is looked at only where it might be sent. */
async function sendPicture(profile: string) {
  const form = new FormData();
  form.set("profile", profile);
  form.set("request_key", randomUUID());
  form.set("file", new File(["none"], "none.png"));
  const response = await reader.client.fetch(calls.sendPhoto.path, { method: "POST", body: form });
  const text = await response.text();
  const { code } = JSON.parse(text).error;
  const named = others.flatMap((other, n) => (text.includes(nameOf(n)) ? [other.profile] : []));
  return { code: code === "photo_refused" ? "ok" : (code as string), named };
}
const everybody = "/api/members.php?min_age=18&max_age=99";

/** Every list of members holds just whom the reader may meet there; answers whom a search finds. */
async function checkLists(ties: readonly Tie[]): Promise<string[]> {
  const those = (holds: (one: Tie) => boolean) =>
    others.filter((_, n) => holds(ties[n]!)).map(({ profile }) => profile);
  const found = those((one) => allowed(one).find);
  expect((await ask(everybody)).named).toEqual(found);
  // Nobody is from there: all that comes is similar.
  expect((await ask(`${everybody}&countryregion=NL-ZE`)).named).toEqual(found);
  expect((await ask("/api/match-finder.php")).named).toEqual(those((one) => allowed(one).find && !one.likes));
  expect((await ask("/api/swipe.php")).named).toEqual(those((one) => allowed(one).find && !one.likes));
  // All of them are people.
  expect((await ask("/api/auto-like.php", "POST")).named).toEqual([]);
  expect((await ask("/api/likes.php")).named).toEqual(those((one) => allowed(one).find && (one.likes || one.liked)));
  expect((await ask("/api/chats.php")).named).toEqual(those((one) => allowed(one).recall));
  // The one list of those who are out of sight, by the reader's own doing.
  expect((await ask("/api/blocked.php")).named).toEqual(those((one) => one.blocks));
  return found;
}

/** Tries every call that goes to one member, a block last; answers what is between the two then. */
async function checkOne(n: number, between: Tie, found: readonly string[]): Promise<Tie> {
  const { profile } = others[n]!;
  const { find, visit, recall } = allowed(between);
  /** How a call ends that needs `reach`; `otherwise` where only the other's state is in the way. */
  const ending = (reach: boolean, otherwise: string) => {
    if (reach) return "ok";
    if ((between.invisible || between.private) && !between.talks) return "not_found";
    if (between.blocked) return "blocked";
    return between.blocks ? "blocked_by_you" : otherwise;
  };
  const apart = between.gone || isOpen(between) ? "recipient_unavailable" : "recipient_private";
  /** Whom a call that goes to one member names: them, where it says whose doing it is. */
  const namedIn = ({ code }: { code: string }) =>
    isBlock({ code: code as ErrorCode }) || code === "recipient_private" ? [profile] : [];
  const page = await ask(`/api/member.php?id=${profile}`);
  expect(page.code).toBe(between.gone ? "not_found" : ending(visit, "not_found"));
  const entitled = page.code === "not_found" ? [] : [profile];
  expect(page.named.filter((one) => !entitled.includes(one) && !found.includes(one))).toEqual([]);
  const transcript = await ask(`/api/messages.php?profile=${profile}`);
  expect(transcript.code).toBe(ending(recall || visit, "not_found"));
  expect(transcript.named).toEqual(transcript.code === "not_found" ? [] : [profile]);
  const pair = and(
    eq(conversations.aId, Math.min(reader.id, others[n]!.id)),
    eq(conversations.bId, Math.max(reader.id, others[n]!.id)),
  );
  for (const { id } of await server.db.select({ id: conversations.id }).from(conversations).where(pair)) {
    const found = await ask(`/api/messages-found.php?conversation=${id}&text=h`);
    expect(found).toEqual({ code: transcript.code, named: namedIn(transcript) });
  }
  expect((await ask("/api/like.php", "DELETE", { profile })).code).toBe("ok");
  expect((await ask("/api/like-seen.php", "POST", { profile })).code).toBe("ok");
  const like = await ask("/api/like.php", "POST", { profile });
  expect(like.code).toBe(ending(find, between.invisible ? "recipient_unavailable" : apart));
  expect(like.named).toEqual(namedIn(like));
  // A pass says as much as a like of whom may be met, and is taken back by whoever made it.
  const pass = await ask("/api/swipe.php", "POST", { profile, choice: "pass" });
  expect(pass).toEqual({ ...like, named: namedIn(pass) });
  expect((await ask("/api/swipe.php", "DELETE", { profile })).code).toBe("ok");
  for (const sent of [await send(profile), await give(profile), await sendPicture(profile)]) {
    expect(sent.code).toBe(ending(visit, apart));
    expect(sent.named).toEqual(namedIn(sent));
  }
  const known = visit || (ending(false, "") !== "not_found" && (between.blocked || between.blocks || between.talks));
  const told = { reason: "scam", text: "", request_key: randomUUID() };
  const acted = [
    await ask("/api/report.php", "POST", { profile, ...told }),
    await ask("/api/block.php", "POST", { profile }),
  ];
  for (const { code, named } of acted) expect({ code, named }).toEqual({ code: known ? "ok" : "not_found", named: [] });
  return {
    ...between,
    likes: find,
    talks: between.talks || visit,
    written: between.talks && between.written,
    blocks: between.blocks || known,
  };
}

describe("BEYOND-26 C-077 MEMBERS-08 a block, and who is out of sight", () => {
  it("holds in every call, whatever is between people", { timeout: 120_000 }, async () => {
    const index = fc.integer({ min: 0, max: 3 });
    const world = fc.tuple(
      fc.array(tie, { minLength: 4, maxLength: 4 }),
      // What others have against each other changes nothing for the reader.
      fc.array(fc.tuple(index, index), { maxLength: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(world, async ([ties, quarrels]) => {
        await makeWorld(ties, quarrels);
        const now = [...ties];
        for (const [n, between] of ties.entries()) {
          const blocked = await checkOne(n, between, await checkLists(now));
          now[n] = blocked;
          now[n] = await checkOne(n, blocked, await checkLists(now));
          expect((await ask("/api/block.php", "DELETE", { profile: others[n]!.profile })).code).toBe("ok");
          now[n] = { ...now[n], blocks: false };
        }
        await checkLists(now);
      }),
      { numRuns: 15 },
    );
  });

  it("is looked for in every call that names another member", () => {
    const looked = [
      calls.searchMembers,
      calls.getMember,
      calls.getLikes,
      calls.like,
      calls.unlike,
      calls.seeLike,
      calls.autoLike,
      calls.findMatches,
      calls.getSwipeGame,
      calls.swipe,
      calls.undoPass,
      calls.getBlocked,
      calls.block,
      calls.unblock,
      calls.report,
      calls.getChats,
      calls.getMessages,
      calls.findMessages,
      calls.sendMessage,
      calls.sendPhoto,
      calls.sendGift,
    ].map(({ name }): string => name);
    // The account, its own money and the site; what another method does as well; one's own side of a conversation; what one paid for, and all that one did, is one's own past.
    const nobodyElse =
      /^(signUp|log(In|Out)|(get|change)User|.*[aA]ctivat.*|changeProfile|(upload|move|crop|remove|reveal)Photo|getAutoLike|(read|remove)Chat|getBundles|order|getPayment|getLedger|deleteAccount|getData|askReset|resetPassword|changePassword|askEmailChange|changeEmail|undoChange|getSessions|endSession|geocode|getEvents|typing|getGifts|get(Settings|Company|Regions|Interests|Page))$/;
    const built = Object.values<Call>(calls).filter(({ since }) => since === undefined);
    const left = built.map(({ name }) => name).filter((name) => !looked.includes(name) && !nobodyElse.test(name));
    expect(left).toEqual([]);
  });
});
