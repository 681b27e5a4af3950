import { calls } from "@kindling/domain/contract";
import { looksAMinute, minute, readsAtOnce, readsWaiting } from "@kindling/domain/rules";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { addPerson, codeOf, type Person } from "../members/people.fixture.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";
import { Turnstile } from "./turnstile.ts";

const connections = 6;

let server: TestServer;
let ann: Person;
let bea: Person;

beforeAll(async () => {
  server = await createTestServer({ database: { connections, wait: 1_500, statement: 2_000 } });
  [ann, bea] = await Promise.all([addPerson(server), addPerson(server)]);
});
afterAll(() => server.close());

/** A database in which members cannot be read until it is let go. */
async function holdMembers(): Promise<{ release(): Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table members in access exclusive mode`);
    held.resolve();
    await promise;
  });
  await held.promise;
  return {
    async release() {
      resolve();
      await holding;
    },
  };
}

let hold: Awaited<ReturnType<typeof holdMembers>> | undefined;
afterEach(async () => {
  await hold?.release();
  hold = undefined;
  server.clock.advance(minute);
});

const search = (client = server.client()) => client.fetch(calls.searchMembers.path);
const isPutOff = (answer: Response) => answer.status === 503 && Number(answer.headers.get("retry-after")) > 0;

describe("F-059 many searches at once", () => {
  it("of one visitor wait for themselves, and hold up nobody else", async () => {
    hold = await holdMembers();
    const searches = Array.from({ length: 30 }, () => search());
    const stuck = "select count(*)::int as n from pg_locks where relation = 'members'::regclass and not granted";
    await vi.waitFor(async () => {
      expect((await server.work.pool.query(stuck)).rows).toEqual([{ n: readsAtOnce }]);
    });
    // Whoever is not in the line of these gets a connection, and an answer.
    expect((await bea.client.fetch(calls.getBundles.path)).status).toBe(200);
    expect((await server.client().fetch("/healthz")).status).toBe(200);
    await hold.release();
    const statuses = (await Promise.all(searches)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 30 }, () => 200));
  });

  it("of one caller too many are refused, and say when to come again", async () => {
    const turnstile = new Turnstile();
    const gate = Promise.withResolvers<void>();
    let most = 0;
    let inside = 0;
    const one = async () => {
      most = Math.max(most, (inside += 1));
      await gate.promise;
      inside -= 1;
    };
    const fit = Array.from({ length: readsAtOnce + readsWaiting }, () => turnstile.pass("ann", one));
    await expect(turnstile.pass("ann", one)).rejects.toMatchObject({
      code: "too_many_requests",
      facts: { seconds: 1 },
    });
    const other = turnstile.pass("bea", one);
    gate.resolve();
    await Promise.all([...fit, other]);
    expect(most).toBe(readsAtOnce + 1);
    expect(inside).toBe(0);
    await expect(turnstile.pass("ann", async () => "again")).resolves.toBe("again");
  });

  it("a failing one lets the next in", async () => {
    const turnstile = new Turnstile();
    const fails = Array.from({ length: 3 * readsAtOnce }, () =>
      turnstile.pass("ann", async () => {
        throw new Error("no");
      }),
    );
    expect((await Promise.allSettled(fails)).map(({ status }) => status)).toEqual(fails.map(() => "rejected"));
    await expect(turnstile.pass("ann", async () => "again")).resolves.toBe("again");
  });
});

describe("F-059 a database that is asked too much", () => {
  it("puts off with 503 and Retry-After what takes it too long", async () => {
    hold = await holdMembers();
    const answer = await search();
    expect(answer).toSatisfy(isPutOff);
    expect(await answer.json()).toEqual({ error: { code: "server_busy" } });
  });

  it("puts off with 503 and Retry-After who gets no connection in time, and is well again", async () => {
    const busy = Array.from({ length: connections }, () => server.work.pool.connect());
    const clients = await Promise.all(busy);
    const answers = await Promise.all([search(), search(bea.client), server.client().fetch("/healthz")]);
    for (const client of clients) client.release();
    for (const answer of answers) expect(answer).toSatisfy(isPutOff);
    expect((await search()).status).toBe(200);
  });
});

describe("F-059 looking at members", () => {
  const fill = (subject: string) =>
    server.db.execute(
      sql`insert into rate_limits (subject, window_start, count)
        values (${`look:${subject}`}, ${new Date(server.clock.now()).toISOString()}, ${looksAMinute})
        on conflict (subject) do update set window_start = excluded.window_start, count = excluded.count`,
    );
  const looks = (who: Pick<Person, "client">) => [
    codeOf(who.client.call(calls.searchMembers)),
    codeOf(who.client.call(calls.getMember, { query: { id: bea.profile } })),
  ];

  it("is limited for a visitor's address, not for a member there", async () => {
    await fill("address:local");
    const visitor = { client: server.client() };
    expect(await Promise.all(looks(visitor))).toEqual(["too_many_requests", "too_many_requests"]);
    const answer = await search(visitor.client);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBe(60);
    expect(await Promise.all(looks(ann))).toEqual(["ok", "ok"]);
    server.clock.advance(minute);
    expect(await Promise.all(looks(visitor))).toEqual(["ok", "ok"]);
  });

  it("is limited for a member, wherever they are, not for another", async () => {
    await fill(`member:${ann.id}`);
    expect(await Promise.all(looks(ann))).toEqual(["too_many_requests", "too_many_requests"]);
    expect(await Promise.all(looks(bea))).toEqual(["ok", "ok"]);
    expect((await search()).status).toBe(200);
  });
});
