import { isDeepStrictEqual } from "node:util";
import { type Call, calls, type CallName } from "@kindling/domain/contract";
import { staleAfter } from "@kindling/domain/state";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, addPerson, write } from "../members/people.fixture.ts";
import { knownToProvider, createShop, orderBundle, tell } from "../payments/payments.fixture.ts";
import type { TestServer } from "../testing/index.ts";
import { listen } from "./streams.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createShop();
});
afterAll(() => server.close());

type Act = (from: Person, to: Person) => Promise<unknown>;

const to = ({ profile }: Person) => ({ body: { profile } });
const conversationOf = async (from: Person, { profile }: Person) =>
  (await from.client.call(calls.getMessages, { query: { profile } })).conversation?.id ?? "0";

/** What members can do that is told by events; what a call refuses changes nothing. */
const acts: Readonly<Record<string, Act>> = {
  write,
  like: (from, other) => from.client.call(calls.like, to(other)),
  unlike: (from, other) => from.client.call(calls.unlike, to(other)),
  seeLike: (from, other) => from.client.call(calls.seeLike, to(other)),
  read: async (from, other) =>
    from.client.call(calls.readChat, { body: { conversation: await conversationOf(from, other), seq: 3 } }),
  remove: async (from, other) =>
    from.client.call(calls.removeChat, { body: { conversation: await conversationOf(from, other) } }),
  unblock: (from, other) => from.client.call(calls.unblock, to(other)),
  pay: async (from) => {
    const { payment_id } = await orderBundle(from);
    await tell(server, { ...(await knownToProvider(server, payment_id)), status: "completed" });
  },
};
/** The other one is not told of a block, so only the one who makes it knows what has changed. */
const blocks: Readonly<Record<string, Act>> = { block: (from, other) => from.client.call(calls.block, to(other)) };

/** What a page may have open: each call with what it asks for. */
const opened = (others: readonly Person[]): readonly (readonly [Call, object])[] => [
  [calls.getUser, {}],
  [calls.getChats, {}],
  [calls.getLikes, {}],
  [calls.getBlocked, {}],
  [calls.getLedger, {}],
  ...others.flatMap(({ profile }) => [
    [calls.getMessages, { profile }] as const,
    [calls.getMember, { id: profile }] as const,
  ]),
];

const ask = (person: Person, [call, query]: readonly [Call, object]): Promise<unknown> =>
  person.client
    .call(call as typeof calls.getChats, { query: query as never })
    .catch(({ code }: { code: string }) => code);

/** A page of one member: it reads once, and again only what the events of its stream have made old. */
async function openPage(person: Person, others: readonly Person[]) {
  const reading = await listen(person.client);
  const open = opened(others);
  const known = new Map<number, unknown>();
  const readAll = () => Promise.all(open.map((one) => ask(person, one)));
  for (const [n, answer] of (await readAll()).entries()) known.set(n, answer);
  let taken = 1;
  return {
    async follow() {
      const last = reading.events.length;
      const stale = reading.events.slice(taken, last).flatMap(staleAfter);
      taken = last;
      for (const [n, one] of open.entries()) {
        const { conversation } = (known.get(n) as { conversation?: { id: string } | null } | undefined) ?? {};
        const isStale = stale.some(
          (part) =>
            part.call === (one[0].name as CallName) &&
            (part.conversation === undefined || !conversation || conversation.id === part.conversation),
        );
        if (isStale) known.set(n, await ask(person, one));
      }
    },
    /** Whether everything that was recorded has come. */
    async caughtUp() {
      const { rows } = await server.work.pool.query<{ last_seq: number }>(
        "select last_seq from member_event_heads where member_id = $1",
        [person.id],
      );
      const last = reading.events.findLast((event) => "seq" in event);
      return (last as { seq: number }).seq === rows[0]!.last_seq;
    },
    known: () => open.map((_, n) => known.get(n)),
    readAll,
  };
}

describe("a page that applies the events of its stream", () => {
  const act = (names: readonly string[]) =>
    fc.tuple(fc.constantFrom(...names), fc.constantFrom(0, 1, 2), fc.constantFrom(1, 2));

  /** Lets three members act, and answers where a page of some of them knows something else than a new one would read. */
  async function strayed(steps: readonly (readonly [string, number, number])[], readers: readonly number[]) {
    const people: Person[] = [];
    for (const name of ["Ann", "Bob", "Cas"]) people.push(await addPerson(server, { name, paid: true }));
    const pages = await Promise.all(
      people.map((person) =>
        openPage(
          person,
          people.filter((other) => other !== person),
        ),
      ),
    );
    for (const [name, from, step] of steps) {
      const [one, other] = [people[from]!, people[(from + step) % 3]!];
      await { ...acts, ...blocks }[name]!(one, other).catch(() => {});
      server.clock.advance(1_000);
      for (const page of pages) {
        await expect.poll(page.caughtUp, { timeout: 10_000, interval: 10 }).toBe(true);
        await page.follow();
      }
      for (const n of readers) {
        const [known, anew] = [pages[n]!.known(), await pages[n]!.readAll()];
        if (!isDeepStrictEqual(known, anew)) return { after: `${name} by ${from}`, reader: n, known, anew };
      }
    }
    return undefined;
  }

  it("knows what one knows that is read anew, whatever members do", { timeout: 120_000 }, async () => {
    expect.hasAssertions();
    const steps = fc.array(act(Object.keys(acts)), { minLength: 6, maxLength: 10 });
    const property = fc.asyncProperty(steps, async (all) => {
      expect(await strayed(all, [0, 1, 2])).toBeUndefined();
    });
    await fc.assert(property, { numRuns: 4, seed: 12, endOnFailure: true });
  });

  it("knows so of whom its member has blocked and let be", { timeout: 120_000 }, async () => {
    const found = await strayed(
      [
        ["write", 1, 2],
        ["like", 1, 2],
        ["block", 0, 1],
        ["unblock", 0, 1],
        ["write", 0, 1],
        ["block", 0, 1],
      ],
      [0],
    );
    expect(found).toBeUndefined();
  });
});
