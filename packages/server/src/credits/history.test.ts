import { randomUUID } from "node:crypto";
import { CallError, type PaymentStatus, paymentStatuses } from "@kindling/domain/contract";
import { nextPaymentStatus } from "@kindling/domain/state";
import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payments } from "../database/schema/index.ts";
import { addPerson, type Person } from "../members/people.fixture.ts";
import { addPayment, createShop } from "../payments/payments.fixture.ts";
import { takeEarlyEvents, takeEvent } from "../payments/settle.ts";
import { type TestServer, testSite } from "../testing/index.ts";
import { standOf } from "./balance.ts";
import { checkLedger } from "./check-ledger.ts";
import { holderOf } from "./holder.ts";
import { grant, spend } from "./ledger.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createShop();
});
afterAll(() => server.close());

const bundle = testSite.bundles[0]!;
const numberOfPayments = 4;
const who = fc.constantFrom(0, 1);
const which = fc.nat(numberOfPayments - 1);

/** What can happen, of two people and four payments: again, at once with others, and before what it comes of. */
const step = fc.oneof(
  fc.record({ what: fc.constant("bonus" as const), who, credits: fc.integer({ min: 1, max: 6 }), key: fc.nat(3) }),
  fc.record({ what: fc.constant("message" as const), who, credits: fc.integer({ min: 1, max: 9 }), key: fc.nat(20) }),
  fc.record({ what: fc.constant("order" as const), which }),
  fc.record({
    what: fc.constant("event" as const),
    which,
    status: fc.constantFrom(...paymentStatuses),
    rightAmount: fc.boolean(),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What one history is played with, and what is expected of it. */
interface Play {
  readonly people: readonly Person[];
  readonly references: readonly string[];
  readonly ordered: Set<number>;
  readonly told: PaymentStatus[][];
  readonly net: number[];
}

const now = () => new Date(server.clock.now());
const ownerOf = (payment: number) => payment % 2;

async function play(one: Step, { people, references, ordered, told, net }: Play): Promise<void> {
  const { db, services } = server;
  if (one.what === "bonus") {
    const { who: at, credits, key } = one;
    const event = { accountId: people[at]!.id, kind: "bonus", credits, key: String(key), at: now() } as const;
    const { entries } = await db.transaction((tx) => grant(tx, event));
    if (entries.length > 0) net[at]! += credits;
  } else if (one.what === "message") {
    const { who: at, credits, key } = one;
    const accountId = people[at]!.id;
    const cause = `message:${accountId}:${key}`;
    const debit = { accountId, kind: "message", credits, cause, memberId: accountId, at: now() } as const;
    const booked = await db
      .transaction((tx) => spend(tx, debit))
      .catch((failure: unknown) => {
        if (failure instanceof CallError && failure.code === "not_enough_credits") return undefined;
        throw failure;
      });
    if (booked && booked.entries.length > 0) net[at]! -= credits;
  } else if (one.what === "order") {
    if (ordered.has(one.which)) return;
    ordered.add(one.which);
    const reference = references[one.which]!;
    const payment = await addPayment(server, people[ownerOf(one.which)]!, { bundle, reference });
    await db.transaction((tx) => takeEarlyEvents(tx, payment, services));
  } else {
    const { which: payment, status, rightAmount } = one;
    const reference = references[payment]!;
    const amount = rightAmount ? bundle.price : { ...bundle.price, amount_minor: 1 };
    if (rightAmount) told[payment]!.push(status);
    await takeEvent(services, "sandbox", {
      eventId: `${reference}:${status}:${rightAmount}`,
      reference,
      status,
      amount,
    });
  }
}

/** As one status: of `failed` and `cancelled` at once, either may have come first. */
const alike = (status: PaymentStatus) => (status === "cancelled" ? "failed" : status);

describe("MONEY-08 MONEY-13 BEYOND-43 C-045 C-046 C-047 the books", () => {
  it("hold after any history, whatever comes at once, twice or in the wrong order", { timeout: 120_000 }, async () => {
    const history = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(history, async (rounds) => {
        const game: Play = {
          people: [await addPerson(server, { credits: 5 }), await addPerson(server, { credits: 5 })],
          references: Array.from({ length: numberOfPayments }, () => randomUUID()),
          ordered: new Set(),
          told: Array.from({ length: numberOfPayments }, () => []),
          net: [5, 5],
        };
        for (const round of rounds) await Promise.all(round.map((one) => play(one, game)));

        for (const payment of game.ordered) {
          const expected = alike(game.told[payment]!.reduce(nextPaymentStatus, "pending"));
          const [row] = await server.db
            .select({ status: payments.status })
            .from(payments)
            .where(eq(payments.reference, game.references[payment]!));
          expect(alike(row!.status)).toBe(expected);
          if (expected === "completed") game.net[ownerOf(payment)]! += bundle.credits;
        }
        for (const [at, person] of game.people.entries()) {
          const holderId = await holderOf(server.db, person.id);
          const [credits, debt] = [
            await standOf(server.db, holderId, "credits"),
            await standOf(server.db, holderId, "debt"),
          ];
          expect(credits.balance + debt.balance).toBe(game.net[at]);
        }
        expect(await checkLedger(server.db)).toEqual([]);
      }),
      { numRuns: 40, seed: 13 },
    );
  });
});
