import { randomUUID } from "node:crypto";
import { calls, type Money } from "@kindling/domain/contract";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addPerson, type Person } from "../members/people.fixture.ts";
import { type TestServer, testSite } from "../testing/index.ts";
import { addPayment, createShop, knownToProvider, orderBundle, tell } from "./payments.fixture.ts";

const lines: string[] = [];
const bundle = testSite.bundles.at(-1)!;

let server: TestServer;
let ann: Person;

beforeAll(async () => {
  server = await createShop({ log: pino({ level: "warn" }, { write: (line) => void lines.push(line) }) });
});
beforeEach(async () => {
  ann = await addPerson(server, { name: "Ann", credits: 0 });
});
afterAll(() => server.close());

const credits = async () => (await ann.client.call(calls.getUser)).credits;

/** An order whose payment the provider tells of before it is begun: the process died in between. */
async function orderAfter(told: readonly { readonly amount: Money; readonly status: "completed" | "failed" }[]) {
  const reference = randomUUID();
  const requestKey = randomUUID();
  for (const event of told) expect(await tell(server, { reference, ...event })).toBe(200);
  await addPayment(server, ann, { reference, requestKey, bundle });
  return { reference, payment: await orderBundle(ann, bundle.id, requestKey) };
}

const cent = { amount_minor: 1, currency: bundle.price.currency };

describe("F-041 an event that came before its payment", () => {
  it.each([
    ["one cent", cent],
    ["another currency", { ...bundle.price, currency: "HUF" }],
  ])("of %s grants nothing, is kept, and is on record without anybody's data", async (_, amount) => {
    lines.length = 0;
    const { payment, reference } = await orderAfter([{ amount, status: "completed" }]);
    expect(payment.status).toBe("pending");
    expect(await credits()).toBe(0);
    const { rows } = await server.work.pool.query("select applied from payment_events where reference = $1", [
      reference,
    ]);
    expect(rows).toEqual([{ applied: false }]);
    expect(lines.join("")).toContain("payment event of another amount");
    expect(lines.join("")).not.toMatch(/Ann|@example/);
  });

  it("C-046 of its amount is applied, once, whatever came before it", async () => {
    const { payment, reference } = await orderAfter([
      { amount: cent, status: "completed" },
      { amount: bundle.price, status: "failed" },
      { amount: bundle.price, status: "completed" },
    ]);
    expect(payment.status).toBe("completed");
    expect(await credits()).toBe(bundle.credits);
    await tell(server, { reference, status: "completed", amount: bundle.price });
    expect(await credits()).toBe(bundle.credits);
  });

  it("of another amount does not stand in the way of the right one that comes later", async () => {
    const { reference } = await orderAfter([{ amount: cent, status: "completed" }]);
    await tell(server, { reference, status: "completed", amount: bundle.price });
    expect(await credits()).toBe(bundle.credits);
  });
});

it("MONEY-08 C-045 C-047 events that come twice, at once and late grant once and take nothing back", async () => {
  const { payment_id } = await orderBundle(ann);
  const known = await knownToProvider(server, payment_id);
  await tell(server, { ...known, status: "failed" });
  const twice = { ...known, status: "completed" as const, event_id: randomUUID() };
  await Promise.all([tell(server, twice), tell(server, twice), tell(server, { ...known, status: "completed" })]);
  await tell(server, { ...known, status: "cancelled" });
  await tell(server, { ...known, status: "pending" });
  const payment = await ann.client.call(calls.getPayment, { query: { id: payment_id } });
  expect(payment.status).toBe("completed");
  expect(await credits()).toBe(40);
});

it("MONEY-08 who has paid stays premium where another payment's money goes back at the same time", async () => {
  const [kept, returned] = [await orderBundle(ann), await orderBundle(ann)];
  const [one, other] = [
    await knownToProvider(server, kept.payment_id),
    await knownToProvider(server, returned.payment_id),
  ];
  await tell(server, { ...other, status: "completed" });
  const waiting = async (number: number) => {
    const found = await server.work.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(found.rowCount).toBe(number);
  };
  const telling = await server.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from accounts where id = ${ann.id} for update`);
    const first = tell(server, { ...one, status: "completed" });
    await vi.waitFor(() => waiting(1));
    const second = tell(server, { ...other, status: "refunded" });
    await vi.waitFor(() => waiting(2));
    return [first, second];
  });
  expect(await Promise.all(telling)).toEqual([200, 200]);
  expect((await ann.client.call(calls.getUser)).paid_user).toBe(true);
});
