import { calls } from "@kindling/domain/contract";
import { day } from "@kindling/domain/rules";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { accounts, members, sessions } from "../database/schema/index.ts";
import { cleanUpTask } from "../jobs/clean-up.ts";
import { addPerson, block, codeOf, type Person, write } from "../members/people.fixture.ts";
import { createTestClient, createTestServer, testHost, type TestServer } from "../testing/index.ts";
import { listen } from "./streams.fixture.ts";

let server: TestServer;
/** Another process over the same database. */
let other: TestServer;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  server = await createTestServer();
  other = await server.beside();
});
beforeEach(async () => {
  for (const { live } of [server, other]) await live.stop();
  await server.db.delete(members);
  ann = await addPerson(server, { name: "Ann", paid: true, credits: 1_000 });
  bob = await addPerson(server, { name: "Bob", paid: true });
});
afterAll(async () => {
  await other.close();
  await server.close();
});

/** The same person, asking another process. */
function at({ app }: TestServer, { client }: Person) {
  const there = createTestClient(app, `http://${testHost}`);
  for (const [name, value] of client.jar.cookies) there.jar.cookies.set(name, value);
  return there;
}

/** Milliseconds that something takes to be true. */
async function timeUntil(holds: () => boolean): Promise<number> {
  const begun = performance.now();
  await expect.poll(holds, { timeout: 10_000, interval: 10 }).toBe(true);
  return performance.now() - begun;
}

describe("a stream", () => {
  it("begins with where it begins, and tells what comes, in order, by number", async () => {
    await write(ann, bob);
    const reading = await listen(bob.client);
    expect(reading.events).toMatchObject([{ kind: "ready", seq: 1 }]);
    const { conversation } = await write(ann, bob, "Again");
    await write(ann, bob, "And again");
    await expect
      .poll(() => reading.events.slice(1))
      .toMatchObject([
        { kind: "message", seq: 2, conversation: conversation.id, message: 2 },
        { kind: "message", seq: 3, conversation: conversation.id, message: 3 },
      ]);
    expect(JSON.stringify(reading.events)).not.toContain("again");
  });

  it("tells what has happened after a number first, a long difference page by page", async () => {
    for (let n = 0; n < 130; n += 1) await write(ann, bob, `Number ${n}`);
    const reading = await listen(ann.client, 5);
    await expect.poll(() => reading.events.length).toBe(1 + 260 - 5);
    expect(reading.events[0]).toMatchObject({ kind: "ready", seq: 5 });
    const seqs = reading.events.slice(1).map((event) => "seq" in event && event.seq);
    expect(seqs).toEqual(Array.from({ length: 255 }, (_, n) => n + 6));
  });

  it("goes on where a browser says in its header that it was", async () => {
    for (const text of ["a", "b", "c"]) await write(ann, bob, text);
    const answer = await bob.client.fetch(`${calls.getEvents.path}?after=1`, { headers: { "last-event-id": "2" } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "private, no-store",
    });
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toMatch(/^id: 2\ndata: {"kind":"ready"/);
    expect((await reader.read()).value).toMatch(/^id: 3\ndata: {"seq":3,.*"kind":"message"/);
    await reader.cancel();
    expect((await bob.client.fetch(calls.getEvents.path, { headers: { "last-event-id": "x" } })).status).toBe(422);
  });

  it("says that a reader has to read anew who comes back for what is not kept, or from another database", async () => {
    for (const text of ["a", "b"]) await write(ann, bob, text);
    server.clock.advance(8 * day);
    await cleanUpTask(server.db, server.clock).run({}, { id: "1" });
    await write(ann, bob, "c");
    expect((await listen(bob.client, 1)).events[0]).toMatchObject({ kind: "reload", seq: 3 });
    expect((await listen(bob.client, 99)).events[0]).toMatchObject({ kind: "reload", seq: 3 });
    expect((await listen(bob.client, 2)).events[0]).toMatchObject({ kind: "ready", seq: 2 });
    expect((await listen(bob.client, 3)).events[0]).toMatchObject({ kind: "ready", seq: 3 });
  });

  it("is the member's alone, of the account that the page was made for", async () => {
    expect(await codeOf(listen(server.client()))).toBe("authentication_required");
    const answer = await bob.client.fetch(calls.getEvents.path, { headers: { "x-account": ann.profile } });
    expect(answer.status).toBe(409);
  });

  it("holds no connection of the pool and no place in the line of reads", async () => {
    const narrow = await server.beside();
    onTestFinished(() => narrow.close());
    const readings = await Promise.all(Array.from({ length: 8 }, () => listen(at(narrow, bob))));
    expect(readings.map(({ events }) => events.length)).toEqual(Array(8).fill(1));
    await at(narrow, bob).call(calls.getChats);
    // What is written after an answer (who was here) may still be on its way.
    await expect.poll(() => narrow.work.pool.totalCount - narrow.work.pool.idleCount).toBe(0);
  });

  it("is one of ten of a member's: an eleventh ends the oldest, and who opens without end is put off", async () => {
    const readings = [];
    for (let n = 0; n < 11; n += 1) readings.push(await listen(bob.client));
    await readings[0]!.ended;
    expect(readings.filter(({ over }) => over)).toHaveLength(1);
    const outcomes = [];
    for (let n = 0; n < 60; n += 1) outcomes.push(await codeOf(listen(bob.client)));
    expect(outcomes.at(-1)).toBe("too_many_requests");
  });

  it("is ended where its reader takes nothing and falls behind, whom nothing is kept for", async () => {
    const answer = await ann.client.fetch(calls.getEvents.path);
    expect(server.live.size).toBe(1);
    for (let n = 0; n < 130; n += 1) await write(ann, bob, `Number ${n}`);
    await expect.poll(() => server.live.size, { timeout: 15_000 }).toBe(0);
    const seen = await answer.text();
    expect(seen.match(/^data:/gm)!.length).toBeLessThanOrEqual(2);
  }, 30_000);

  it("ends with the session: logged out, gone or not to be there any more", async () => {
    const reading = await listen(at(other, bob));
    await bob.client.call(calls.logOut);
    expect(await timeUntil(() => reading.over)).toBeLessThan(2_000);
    expect(reading.retry).toBeUndefined();

    const [ofAnn, carl] = [await listen(ann.client), await addPerson(server)];
    const ofCarl = await listen(carl.client);
    await server.db.delete(sessions).where(eq(sessions.accountId, ann.id));
    await server.db
      .update(accounts)
      .set({ status: "pending_deletion", deletedAt: new Date(0) })
      .where(eq(accounts.id, carl.id));
    expect(await timeUntil(() => ofAnn.over && ofCarl.over)).toBeLessThan(6_500);
  });

  it("ends at a stop with a time to come back at, spread over a minute", async () => {
    const stopping = await server.beside();
    const readings = await Promise.all([ann, bob, ann, bob, ann].map((person) => listen(at(stopping, person))));
    await stopping.close();
    await Promise.all(readings.map(({ ended }) => ended));
    const times = readings.map(({ retry }) => retry!);
    expect(times.every((time) => time >= 0 && time <= 60_000)).toBe(true);
    expect(new Set(times).size).toBeGreaterThan(1);
  });
});

describe("BEYOND-40 two processes behind one database", () => {
  it("are one: what is written in one is heard in the other, well before anybody looks", async () => {
    const reading = await listen(at(other, bob));
    // The first stream has begun to listen: from then on a ring is enough.
    await write(ann, bob);
    await expect.poll(() => reading.kinds()).toEqual(["message"]);
    await write(ann, bob, "Heard");
    expect(await timeUntil(() => reading.kinds().length === 2)).toBeLessThan(1_000);
  });

  it("lose nothing where the one that listens is cut off, and it is at most 6 s late", async () => {
    const [here, there] = [await listen(at(other, bob)), await listen(bob.client)];
    const listeners = "from pg_stat_activity where datname = current_database() and query like 'listen %'";
    const listening = () => server.work.pool.query(`select 1 ${listeners}`);
    const cut = () => server.work.pool.query(`select pg_terminate_backend(pid) ${listeners}`);
    await expect.poll(async () => (await listening()).rows.length).toBe(2);
    for (let n = 0; n < 20; n += 1) {
      if (n % 5 === 0) await cut();
      await write(ann, bob, `Number ${n}`);
    }
    expect(await timeUntil(() => here.kinds().length === 20 && there.kinds().length === 20)).toBeLessThan(6_000);
    for (const { events } of [here, there])
      expect(events.slice(1).map((event) => "seq" in event && event.seq)).toEqual(
        Array.from({ length: 20 }, (_, n) => n + 1),
      );
  });

  it("hear by looking alone where the bell is silent", async () => {
    const deaf = await server.beside({ listenUrl: "postgres://nobody@127.0.0.1:1/nothing" });
    onTestFinished(() => deaf.close());
    const reading = await listen(at(deaf, bob));
    for (const text of ["a", "b"]) {
      await write(ann, bob, text);
      const heard = reading.kinds().length;
      expect(await timeUntil(() => reading.kinds().length > heard)).toBeLessThan(6_000);
    }
  });
});

describe("typing", () => {
  const typing = (from: Person, to: Person) =>
    from.client.fetch(calls.typing.path, { method: "POST", body: JSON.stringify({ profile: to.profile }) });
  /** Whether something has come by the time that a message has, which is rung later. */
  const heard = async (reading: Awaited<ReturnType<typeof listen>>, writer: Person, reader: Person) => {
    const before = reading.kinds().filter((kind) => kind === "message").length;
    await write(writer, reader);
    await expect.poll(() => reading.kinds().filter((kind) => kind === "message").length).toBe(before + 1);
    return reading.kinds().filter((kind) => kind === "typing").length;
  };

  it("is told to the other one in another process, without a number, and is kept nowhere", async () => {
    const [reading, own] = [await listen(at(other, bob)), await listen(ann.client)];
    await write(ann, bob);
    await expect.poll(() => reading.kinds()).toEqual(["message"]);
    await typing(ann, bob);
    await expect.poll(() => reading.events.at(-1)).toMatchObject({ kind: "typing", profile: ann.profile });
    expect(reading.events.at(-1)).not.toHaveProperty("seq");
    expect(own.kinds()).not.toContain("typing");
    expect((await listen(bob.client, 0)).kinds()).not.toContain("typing");
  });

  it("is heard from one member every two seconds", async () => {
    const reading = await listen(bob.client);
    expect(await heard(reading, ann, bob)).toBe(0);
    for (const _ of [1, 2, 3]) await typing(ann, bob);
    expect(await heard(reading, ann, bob)).toBe(1);
    server.clock.advance(2_000);
    await typing(ann, bob);
    expect(await heard(reading, ann, bob)).toBe(2);
  });

  it("is never told over a block, whoever made it, nor by or to who may not write", async () => {
    const reading = await listen(bob.client);
    expect(await heard(reading, ann, bob)).toBe(0);
    const carl = await addPerson(server, { name: "Carl", paid: true });
    await block(server, bob, carl);
    await typing(carl, bob);
    const dora = await addPerson(server, { name: "Dora", paid: true });
    await block(server, dora, bob);
    await typing(dora, bob);
    await typing(await addPerson(server, { name: "Emil", paid: true, credits: 0 }), bob);
    await typing(await addPerson(server, { name: "Fred", confirmed: false }), bob);
    await typing(await addPerson(server, { name: "Gina", paid: true, invisible: true }), bob);
    expect(await heard(reading, ann, bob)).toBe(0);
    await typing(bob, { ...ann, profile: "999999" });
  });
});
