import { calls } from "@kindling/domain/contract";
import { day } from "@kindling/domain/rules";
import { and, asc, eq, gt, TransactionRollbackError } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { memberEvents, members } from "../database/schema/index.ts";
import { cleanUpTask } from "../jobs/clean-up.ts";
import { addPerson, codeOf, type Person, write } from "../members/people.fixture.ts";
import { createShop, knownToProvider, orderBundle, tell } from "../payments/payments.fixture.ts";
import type { TestServer } from "../testing/index.ts";
import { type MemberEvent, recordEvents } from "./record-events.ts";

let server: TestServer;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  server = await createShop();
});
beforeEach(async () => {
  await server.db.delete(members);
  ann = await addPerson(server, { name: "Ann", paid: true });
  bob = await addPerson(server, { name: "Bob", paid: true });
});
afterAll(() => server.close());

const now = () => new Date(server.clock.now());
const after = (person: Person, seq: number) =>
  server.db
    .select()
    .from(memberEvents)
    .where(and(eq(memberEvents.memberId, person.id), gt(memberEvents.seq, seq)))
    .orderBy(asc(memberEvents.seq));
const eventsOf = async (person: Person) => (await after(person, 0)).map(({ kind, facts }) => [kind, facts]);
const seqsOf = async (person: Person) => (await after(person, 0)).map(({ seq }) => seq);
const range = (to: number) => Array.from({ length: to }, (_, n) => n + 1);

const event = (person: Person, entry: number): MemberEvent => ({
  memberId: person.id,
  kind: "credits",
  facts: { entry },
});
const record = (...events: MemberEvent[]) => server.db.transaction((tx) => recordEvents(tx, now(), events));

describe("a member's events", () => {
  it("are numbered without a gap by 50 writers at once, and a reader who asks meanwhile misses none", async () => {
    const seen: number[] = [];
    const readOn = async () => {
      for (const { seq } of await after(ann, seen.at(-1) ?? 0)) seen.push(seq);
    };
    const writers = range(50).map((n) => record(event(ann, n), event(bob, n), event(ann, n)));
    const written = Promise.all(writers).then(() => true);
    let over = false;
    while (!over) {
      await readOn();
      over = await Promise.race([written, Promise.resolve(false)]);
    }
    await readOn();
    expect(seen).toEqual(range(100));
    expect(await seqsOf(bob)).toEqual(range(50));
  });

  it("are seen in the order of their numbers: who comes second waits for the first to end", async () => {
    const [recorded, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = server.db.transaction(async (tx) => {
      await recordEvents(tx, now(), [event(ann, 1)]);
      recorded.resolve();
      await ended.promise;
    });
    await recorded.promise;
    const second = record(event(ann, 2));
    const waiting = async () => {
      const { rows } = await server.work.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length;
    };
    await expect.poll(waiting).toBe(1);
    expect(await seqsOf(ann)).toEqual([]);
    ended.resolve();
    await Promise.all([first, second]);
    expect((await after(ann, 0)).map(({ facts }) => facts)).toEqual([{ entry: 1 }, { entry: 2 }]);
  });

  it("leave no gap where what they told was undone", async () => {
    await record(event(ann, 1));
    const undone = server.db.transaction(async (tx) => {
      await recordEvents(tx, now(), [event(ann, 2)]);
      tx.rollback();
    });
    await expect(undone).rejects.toBeInstanceOf(TransactionRollbackError);
    await record(event(ann, 3));
    expect(await seqsOf(ann)).toEqual([1, 2]);
    const poor = await addPerson(server, { credits: 0 });
    expect(await codeOf(write(poor, ann))).toBe("not_enough_credits");
    expect(await seqsOf(ann)).toEqual([1, 2]);
  });

  it("do not wait in a circle, whoever writes to and likes whom at once", async () => {
    const cas = await addPerson(server, { name: "Cas", paid: true });
    const pairs = [
      [ann, bob],
      [bob, cas],
      [cas, ann],
      [bob, ann],
      [cas, bob],
      [ann, cas],
    ] as const;
    const written = Array.from({ length: 5 }, () => pairs).flat();
    await Promise.all([
      ...written.map(([from, to]) => write(from, to)),
      ...pairs.map(([from, to]) => from.client.call(calls.like, { body: { profile: to.profile } })),
    ]);
    for (const person of [ann, bob, cas]) {
      const events = await eventsOf(person);
      expect(await seqsOf(person)).toEqual(range(events.length));
      const count = (kind: string) => events.filter(([one]) => one === kind).length;
      expect([count("message"), count("credits"), count("like"), count("match")]).toEqual([20, 10, 4, 2]);
    }
  });

  it("go with the member, and are told to nobody else", async () => {
    await write(ann, bob);
    await server.db.delete(members).where(eq(members.id, bob.id));
    await record(event(bob, 1), event(ann, 1));
    expect(await server.db.$count(memberEvents, eq(memberEvents.memberId, bob.id))).toBe(0);
    expect(await seqsOf(ann)).toEqual([1, 2, 3]);
  });

  it("are cleaned after a week, and the numbers go on", async () => {
    await record(event(ann, 1));
    server.clock.advance(7 * day);
    await record(event(ann, 2));
    await cleanUpTask(server.db, server.clock).run({}, { id: "1" });
    await record(event(ann, 3));
    expect(await seqsOf(ann)).toEqual([2, 3]);
  });
});

describe("what a member's calls tell", () => {
  it("a message: both, and the sender what it cost", async () => {
    const { conversation, message } = await write(ann, bob);
    const facts = { conversation: Number(conversation.id), seq: message.seq };
    expect(await eventsOf(ann)).toEqual([
      ["message", facts],
      ["credits", { entry: 2 }],
    ]);
    expect(await eventsOf(bob)).toEqual([["message", facts]]);
  });

  it("reading and removing: the member's other tabs, where it changes anything", async () => {
    const { conversation } = await write(ann, bob);
    const body = { conversation: conversation.id, seq: 9 };
    for (const _ of [1, 2]) {
      await bob.client.call(calls.readChat, { body });
      await bob.client.call(calls.removeChat, { body: { conversation: conversation.id } });
    }
    const facts = { conversation: Number(conversation.id), seq: 1 };
    expect((await eventsOf(bob)).slice(1)).toEqual([
      ["read", facts],
      ["chat_removed", facts],
    ]);
    expect((await eventsOf(ann)).map(([kind]) => kind)).toEqual(["message", "credits"]);
  });

  it("a like, what is seen of it, a match and its end: both, once", async () => {
    const to = (person: Person) => ({ body: { profile: person.profile } });
    for (const _ of [1, 2]) {
      await ann.client.call(calls.like, to(bob));
      await bob.client.call(calls.seeLike, to(ann));
    }
    await bob.client.call(calls.like, to(ann));
    for (const _ of [1, 2]) await ann.client.call(calls.unlike, to(bob));
    const [liked, back] = [
      { from: ann.id, to: bob.id },
      { from: bob.id, to: ann.id },
    ];
    expect(await eventsOf(ann)).toEqual([
      ["like", liked],
      ["like", back],
      ["match", { with: bob.id }],
      ["unlike", liked],
    ]);
    expect(await eventsOf(bob)).toEqual([
      ["like", liked],
      ["like_seen", { from: ann.id }],
      ["like", back],
      ["match", { with: ann.id }],
      ["unlike", liked],
    ]);
  });

  it("a payment: each step, with the entries that it made", async () => {
    const { payment_id } = await orderBundle(ann);
    const known = await knownToProvider(server, payment_id);
    for (const status of ["completed", "completed", "failed", "disputed"] as const) {
      await tell(server, { ...known, status });
    }
    const payment = { payment: Number(payment_id) };
    expect(await eventsOf(ann)).toEqual([
      ["credits", { entry: 2 }],
      ["payment", payment],
      ["credits", { entry: 3 }],
      ["payment", payment],
    ]);
  });
});
