import { calls, type CallError } from "@kindling/domain/contract";
import { asc, eq, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ledger } from "../database/schema/index.ts";
import { addPerson, type Person, write } from "../members/people.fixture.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";
import { balanceOf, book } from "./ledger.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

const entriesOf = (accountId: number) =>
  server.db.select().from(ledger).where(eq(ledger.accountId, accountId)).orderBy(asc(ledger.id));

/** A booking of one of two accounts, often for a cause that another booking has too. */
const booking = fc.record({
  account: fc.constantFrom(0, 1),
  kind: fc.constantFrom("purchase" as const, "message" as const, "refund" as const),
  amount: fc.integer({ min: -8, max: 8 }).filter((amount) => amount !== 0),
  cause: fc.integer({ min: 0, max: 12 }),
});

describe("MONEY-08 the ledger", () => {
  it("adds up, is never negative and books a cause once, whatever comes at once", { timeout: 90_000 }, async () => {
    const people = [await addPerson(server, { credits: 0 }), await addPerson(server, { credits: 0 })];
    let round = 0;
    const at = new Date(server.clock.now());
    await fc.assert(
      fc.asyncProperty(fc.array(booking, { minLength: 2, maxLength: 24 }), async (bookings) => {
        round += 1;
        await server.db.delete(ledger);
        const outcomes = await Promise.all(
          bookings.map(({ account, cause, ...entry }) =>
            server.db
              .transaction((tx) =>
                book(tx, { ...entry, accountId: people[account]!.id, reference: `${round}:${cause}`, at }),
              )
              .then(
                ({ booked }) => (booked ? "booked" : "known"),
                (failure: CallError) => failure.code,
              ),
          ),
        );
        expect(new Set([...outcomes, "booked", "known", "not_enough_credits"]).size).toBe(3);
        const entries = (await Promise.all(people.map(({ id }) => entriesOf(id)))).flat();
        expect(entries).toHaveLength(outcomes.filter((outcome) => outcome === "booked").length);
        expect(new Set(entries.map((entry) => `${entry.kind} ${entry.reference}`)).size).toBe(entries.length);
        for (const { id } of people) {
          let sum = 0;
          for (const entry of await entriesOf(id)) {
            sum += entry.amount;
            expect(entry.balance).toBe(sum);
            expect(sum).toBeGreaterThanOrEqual(0);
          }
          expect(await balanceOf(server.db, id)).toBe(sum);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("answers a cause that is booked already, even where the credits for it are gone", async () => {
    const { id } = await addPerson(server, { credits: 5 });
    const at = new Date(server.clock.now());
    const debit = { accountId: id, kind: "message", amount: -5, reference: "message:once", at } as const;
    expect(await book(server.db, debit)).toEqual({ balance: 0, booked: true });
    expect(await book(server.db, debit)).toEqual({ balance: 0, booked: false });
  });

  it.each([
    ["a balance below zero", -1, 1],
    ["a booking of nothing", 0, 0],
  ])("cannot hold %s, whoever writes it", async (_, balance, amount) => {
    const { id } = await addPerson(server, { credits: 0 });
    const row = sql`(${id}, 'refund', ${amount}, ${balance}, ${`forged:${id}`}, now())`;
    const forge = server.db.execute(
      sql`insert into ledger (account_id, kind, amount, balance, reference, created_at) values ${row}`,
    );
    await expect(forge).rejects.toMatchObject({ cause: { code: "23514" } });
  });
});

describe("BEYOND-05 the ledger that a member reads", () => {
  const read = (person: Person, before?: number) => person.client.call(calls.getLedger, { query: { before } });

  it("has every change, the latest first, with whom it was for", async () => {
    const ann = await addPerson(server, { credits: 10 });
    const bob = await addPerson(server, { name: "Bob" });
    await write(ann, bob);
    const { balance, entries, has_older } = await read(ann);
    expect({ balance, has_older }).toEqual({ balance: 8, has_older: false });
    expect(entries).toMatchObject([
      { kind: "message", amount: -2, balance: 8, profile_name: "Bob" },
      { kind: "signup", amount: 10, balance: 10, profile_name: null },
    ]);
    expect((await read(await addPerson(server, { credits: 0 }))).entries).toEqual([]);
  });

  it("comes in pages of 50", async () => {
    const ann = await addPerson(server, { credits: 0 });
    const at = new Date(server.clock.now());
    for (let n = 0; n < 60; n += 1) {
      await book(server.db, { accountId: ann.id, kind: "purchase", amount: 1, reference: `page:${n}`, at });
    }
    const first = await read(ann);
    const second = await read(ann, Number(first.entries.at(-1)!.id));
    expect([first.entries.length, first.has_older]).toEqual([50, true]);
    expect([second.entries.length, second.has_older]).toEqual([10, false]);
    expect([...first.entries, ...second.entries].map((entry) => entry.balance)).toEqual(
      Array.from({ length: 60 }, (_, n) => 60 - n),
    );
  });
});
