import { randomUUID } from "node:crypto";
import { calls, type PaymentStatus } from "@kindling/domain/contract";
import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { holders, lots, lotUses, members, transactions } from "../database/schema/index.ts";
import { addPerson, codeOf, type Person, write } from "../members/people.fixture.ts";
import { createShop, knownToProvider, orderBundle, tell } from "../payments/payments.fixture.ts";
import type { TestServer } from "../testing/index.ts";
import { balanceOf } from "./balance.ts";
import { checkLedger } from "./check-ledger.ts";
import { holderOf } from "./holder.ts";
import { grant, spend } from "./ledger.ts";
import { post } from "./post.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createShop();
});
afterAll(() => server.close());
afterEach(async ({ expect: expectAfter }) => expectAfter(await checkLedger(server.db)).toEqual([]));

const now = () => new Date(server.clock.now());
const debit = (person: Person, credits: number, cause: string = randomUUID()) =>
  server.db.transaction((tx) =>
    spend(tx, { accountId: person.id, kind: "message", credits, cause, memberId: person.id, at: now() }),
  );
const bonus = (person: Person, credits: number, key: string = randomUUID()) =>
  server.db.transaction((tx) => grant(tx, { accountId: person.id, kind: "bonus", credits, key, at: now() }));

/** Buys a bundle over HTTP; answers what lets its provider speak of it again. */
async function buy(person: Person, bundle: "p0" | "p1" = "p1") {
  const { payment_id: id } = await orderBundle(person, bundle);
  const known = await knownToProvider(server, id);
  const report = (status: PaymentStatus) => tell(server, { ...known, status });
  await report("completed");
  return { id, report };
}

const read = (person: Person, before?: number) => person.client.call(calls.getLedger, { query: { before } });
const history = async (person: Person) =>
  (await read(person)).entries.map(({ kind, amount, balance }) => [kind, amount, balance]);

const lotsOf = async (person: Person) => {
  const holderId = await holderOf(server.db, person.id);
  return server.db.select().from(lots).where(eq(lots.holderId, holderId)).orderBy(asc(lots.id));
};

describe("MONEY-08 a booking", () => {
  it("is made once for its cause, even where the credits for it are gone or somebody else has it", async () => {
    const [ann, bob] = [await addPerson(server, { credits: 5 }), await addPerson(server)];
    expect(await debit(ann, 5, "one cause")).toEqual({ balance: 0, entries: [2] });
    expect(await debit(ann, 5, "one cause")).toEqual({ balance: 0, entries: [] });
    expect(await debit(bob, 5, "one cause")).toEqual({ balance: 100, entries: [] });
  });

  it("of more than there is is refused, and of ten at once as many are made as can be paid", async () => {
    const ann = await addPerson(server, { credits: 7 });
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(debit(ann, 2))));
    expect(codes.filter((code) => code === "ok")).toHaveLength(3);
    await expect(debit(ann, 2)).rejects.toMatchObject({ facts: { balance: 1, needed: 2 } });
  });

  it("makes a member's books once, also when two bookings come at once", async () => {
    const ann = await addPerson(server, { credits: 0 });
    await Promise.all([bonus(ann, 1), bonus(ann, 2), bonus(ann, 3)]);
    expect(await balanceOf(server.db, ann.id)).toBe(6);
  });
});

describe("MONEY-13 lots", () => {
  it("are eaten in order: what ends first, what was given before what was bought, then the oldest", async () => {
    const ann = await addPerson(server, { credits: 3 });
    await buy(ann, "p0");
    await bonus(ann, 4);
    const holderId = await holderOf(server.db, ann.id);
    const ending = {
      kind: "bonus",
      cause: randomUUID(),
      holderId,
      at: now(),
      moves: { credits: 2, granted: -2 },
    } as const;
    const opens = { origin: "gift", credits: 2, expiresAt: now() } as const;
    await server.db.transaction((tx) => post(tx, { ...ending, opens }));
    await debit(ann, 1);
    expect((await lotsOf(ann)).map(({ origin, remaining }) => [origin, remaining])).toEqual([
      ["signup", 3],
      ["purchase", 10],
      ["bonus", 4],
      ["gift", 1],
    ]);
    await debit(ann, 9);
    const uses = await server.db
      .select({ amount: lotUses.amount, origin: lots.origin })
      .from(lotUses)
      .innerJoin(lots, eq(lots.id, lotUses.lotId))
      .where(eq(lots.holderId, holderId))
      .orderBy(asc(lots.id));
    expect(uses).toEqual([
      { amount: 3, origin: "signup" },
      { amount: 1, origin: "purchase" },
      { amount: 4, origin: "bonus" },
      { amount: 1, origin: "gift" },
      { amount: 1, origin: "gift" },
    ]);
  });

  it("keep the price of what is spent of them", async () => {
    const ann = await addPerson(server, { credits: 0 });
    await buy(ann, "p0");
    await debit(ann, 10);
    expect(await lotsOf(ann)).toMatchObject([{ credits: 10, remaining: 0, priceMinor: 1500, currency: "EUR" }]);
  });
});

describe("MONEY-13 a payment whose money goes back", () => {
  it.each([
    ["refunded", "refund"],
    ["returned", "return"],
    ["disputed", "dispute"],
  ] as const)(
    "is %s: its credits go, others stay, and the member is no longer premium for it",
    async (status, kind) => {
      const ann = await addPerson(server, { credits: 5 });
      const { id, report } = await buy(ann, "p0");
      await report(status);
      await report(status);
      expect(await history(ann)).toEqual([
        [kind, -10, 5],
        ["purchase", 10, 15],
        ["signup", 5, 5],
      ]);
      expect((await ann.client.call(calls.getPayment, { query: { id } })).status).toBe(status);
      expect((await ann.client.call(calls.getUser)).paid_user).toBe(false);
    },
  );

  it("leaves a debt of what was spent, which the next purchase pays first", async () => {
    const ann = await addPerson(server, { credits: 0 });
    const { report } = await buy(ann, "p0");
    await debit(ann, 8);
    await report("disputed");
    await bonus(ann, 1);
    await buy(ann, "p1");
    expect(await history(ann)).toEqual([
      ["debt", -8, 33],
      ["purchase", 40, 41],
      ["bonus", 1, 1],
      ["dispute", -2, 0],
      ["message", -8, 2],
      ["purchase", 10, 10],
    ]);
    expect((await ann.client.call(calls.getUser)).paid_user).toBe(true);
  });

  it("shows as an entry of 0 where nothing was left, and a debt that a purchase does not cover waits for the next", async () => {
    const ann = await addPerson(server, { credits: 0 });
    const { report } = await buy(ann, "p1");
    await debit(ann, 40);
    await report("returned");
    for (const _ of [1, 2, 3, 4, 5]) await buy(ann, "p0");
    expect((await history(ann)).slice(0, 10)).toEqual([
      ["purchase", 10, 10],
      ...Array.from({ length: 4 }, () => [
        ["debt", -10, 0],
        ["purchase", 10, 10],
      ]).flat(),
      ["return", 0, 0],
    ]);
  });

  it("C-045 does not come twice, whatever else is told, and is worth nothing where no credits were granted", async () => {
    const ann = await addPerson(server, { credits: 0 });
    const { payment_id } = await orderBundle(ann);
    const known = await knownToProvider(server, payment_id);
    for (const status of ["refunded", "completed", "failed", "disputed", "returned"] as const) {
      await tell(server, { ...known, status });
    }
    expect(await history(ann)).toEqual([]);
    const { report } = await buy(ann, "p0");
    for (const status of ["refunded", "completed", "disputed", "returned"] as const) await report(status);
    expect(await history(ann)).toEqual([
      ["refund", -10, 0],
      ["purchase", 10, 10],
    ]);
  });
});

describe("F-047 an account that is deleted", () => {
  it("leaves its books and payments, without who it was", async () => {
    const [ann, bob] = [await addPerson(server, { name: "Annabel", credits: 3 }), await addPerson(server)];
    const { report } = await buy(ann, "p0");
    await write(ann, bob);
    await write(bob, ann);
    const holderId = await holderOf(server.db, ann.id);
    const { email } = await ann.client.call(calls.getUser);
    await server.db.delete(members).where(eq(members.id, ann.id));

    expect(await server.db.select().from(holders).where(eq(holders.id, holderId))).toMatchObject([{ accountId: null }]);
    expect(await server.db.$count(transactions, eq(transactions.holderId, holderId))).toBe(3);
    for (const table of ["holders", "transactions", "entries", "lots", "lot_uses", "payments", "payment_events"]) {
      const { rows } = await server.work.pool.query(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain("Annabel");
      expect(JSON.stringify(rows)).not.toContain(email);
    }
    expect((await read(bob)).entries[0]).toMatchObject({ kind: "message", profile_name: null });
    expect(await checkLedger(server.db)).toEqual([]);

    await report("returned");
    const { rows } = await server.work.pool.query(
      "select book, balance from entries where holder_id = $1 and seq = 4",
      [holderId],
    );
    expect(rows).toEqual([{ book: "credits", balance: 1 }]);
    expect(await checkLedger(server.db)).toEqual([]);
  });
});

describe("BEYOND-05 the ledger that a member reads", () => {
  it("has every change, the latest first, with whom it was for", async () => {
    const ann = await addPerson(server, { credits: 10 });
    const bob = await addPerson(server, { name: "Bob" });
    await write(ann, bob);
    const { balance, entries, has_older } = await read(ann);
    expect({ balance, has_older }).toEqual({ balance: 8, has_older: false });
    expect(entries).toMatchObject([
      { kind: "message", amount: -2, balance: 8, profile_name: "Bob" },
      { kind: "signup", amount: 10, balance: 10 },
    ]);
    expect((await read(await addPerson(server, { credits: 0 }))).entries).toEqual([]);
  });

  it("comes in pages of 50", async () => {
    const ann = await addPerson(server, { credits: 0 });
    for (let n = 0; n < 60; n += 1) await bonus(ann, 1);
    const first = await read(ann);
    const second = await read(ann, Number(first.entries.at(-1)!.id));
    expect([first.entries.length, first.has_older]).toEqual([50, true]);
    expect([second.entries.length, second.has_older]).toEqual([10, false]);
    expect([...first.entries, ...second.entries].map((entry) => entry.balance)).toEqual(
      Array.from({ length: 60 }, (_, n) => 60 - n),
    );
  });

  it("takes one read of one index for the balance", async () => {
    const ann = await addPerson(server);
    await server.work.pool.query("analyze");
    const client = await server.work.pool.connect();
    try {
      // A table of a test is small enough for any plan; what counts is that no sort is needed.
      await client.query("set enable_seqscan = off");
      const { rows } = await client.query<{ "QUERY PLAN": string }>(
        `explain select balance from entries where book = 'credits'
          and holder_id = (select id from holders where account_id = ${ann.id}) order by seq desc limit 1`,
      );
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toContain("Index Scan Backward using entries_seq");
      expect(plan).not.toContain("Sort");
    } finally {
      client.release(true);
    }
  });
});
