import { randomUUID } from "node:crypto";
import { calls } from "@kindling/domain/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPerson, codeOf } from "../members/people.fixture.ts";
import type { TestServer } from "../testing/index.ts";
import { createShop, knownToProvider, orderBundle, orderOf, sandbox, tell } from "./payments.fixture.ts";
import type { PaymentProvider } from "./provider.ts";

/** The sandbox, which can be down and knows what it was asked to begin. */
const asked: string[] = [];
let down = false;
const provider: PaymentProvider = {
  ...sandbox,
  async begin(request) {
    asked.push(request.reference);
    if (down) throw new Error("The provider is down.");
    return sandbox.begin(request);
  },
};

let server: TestServer;

beforeAll(async () => {
  server = await createShop({ providers: [provider] });
});
beforeEach(() => {
  asked.length = 0;
  down = false;
});
afterAll(() => server.close());

describe("F-042 a request key is one payment with one answer", () => {
  it("whether it is sent again after the answer or five times at once", async () => {
    const ann = await addPerson(server);
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 5 }, () => orderBundle(ann, "p1", key)));
    expect(new Set([...sent, await orderBundle(ann, "p1", key)].map((payment) => JSON.stringify(payment))).size).toBe(
      1,
    );
    expect(new Set(asked).size).toBe(1);
    expect(await codeOf(orderBundle(ann, "p2", key))).toBe("request_key_reused");
  });

  it("when the provider was down: it is not asked again, and a new key may try", async () => {
    const ann = await addPerson(server);
    const key = randomUUID();
    down = true;
    expect(await codeOf(orderBundle(ann, "p1", key))).toBe("payment_failed");
    down = false;
    expect(await codeOf(orderBundle(ann, "p1", key))).toBe("payment_failed");
    expect(asked).toHaveLength(1);
    expect((await orderBundle(ann)).status).toBe("pending");
  });

  it("whose money came although the provider did not answer is completed", async () => {
    const ann = await addPerson(server, { credits: 0 });
    const key = randomUUID();
    down = true;
    await codeOf(orderBundle(ann, "p1", key));
    const { rows } = await server.work.pool.query("select id from payments where reference = $1", [asked[0]]);
    await tell(server, { ...(await knownToProvider(server, rows[0].id)), status: "completed" });
    expect((await orderBundle(ann, "p1", key)).status).toBe("completed");
    expect((await ann.client.call(calls.getUser)).credits).toBe(40);
  });
});

describe("MONEY-08 the price that was shown is the price that is charged", () => {
  it("another one is refused with the right one, and nothing is begun", async () => {
    const ann = await addPerson(server);
    const cheap = { amount_minor: 1, currency: "EUR" };
    for (const price of [cheap, { ...orderOf("p1").price, currency: "USD" }]) {
      await expect(ann.client.call(calls.order, { body: { ...orderOf("p1"), price } })).rejects.toMatchObject({
        code: "price_changed",
        facts: orderOf("p1").price,
      });
    }
    expect(asked).toEqual([]);
  });

  it("what a later issue brings is not taken and forgotten", async () => {
    const ann = await addPerson(server);
    for (const more of [{ instrument: "1" }, { discount_code: "TIMEBONUS25" }]) {
      expect(await codeOf(ann.client.call(calls.order, { body: { ...orderOf("p1"), ...more } }))).toBe("not_available");
    }
  });
});
