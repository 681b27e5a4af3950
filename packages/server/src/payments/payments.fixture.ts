import { randomUUID } from "node:crypto";
import { type Bundle, type BundleId, calls, type Money, type PaymentStatus } from "@kindling/domain/contract";
import { eq } from "drizzle-orm";
import { holderOf } from "../credits/holder.ts";
import { payments } from "../database/schema/index.ts";
import type { Person } from "../members/people.fixture.ts";
import { createTestServer, type TestServer, type TestServerOptions, testSite } from "../testing/index.ts";
import { sign, signatureHeader } from "./sandbox/signature.ts";
import { sandboxProvider } from "./sandbox/sandbox.ts";

const secret = "a secret for tests, long enough to be one";

/** The sandbox, whose callbacks `tell` signs. */
export const sandbox = sandboxProvider({ secret });

/** Starts a back end where one can pay. */
export const createShop = (options: TestServerOptions = {}): Promise<TestServer> =>
  createTestServer({ providers: [sandbox], ...options });

/** Adds a payment that is ordered and not begun. */
export async function addPayment(
  server: TestServer,
  buyer: Person,
  {
    bundle = testSite.bundles[1]!,
    ...parts
  }: { readonly bundle?: Bundle } & Partial<Pick<typeof payments.$inferInsert, "reference" | "requestKey">> = {},
) {
  const [payment] = await server.db
    .insert(payments)
    .values({
      holderId: await holderOf(server.db, buyer.id),
      reference: randomUUID(),
      provider: "sandbox",
      method: "card",
      status: "pending",
      bundle: bundle.id,
      credits: bundle.credits,
      amountMinor: bundle.price.amount_minor,
      currency: bundle.price.currency,
      requestKey: randomUUID(),
      createdAt: new Date(server.clock.now()),
      ...parts,
    })
    .returning();
  return payment!;
}

/** What somebody sends who orders a bundle at the price that they were shown. */
export const orderOf = (bundle: BundleId, request_key: string = randomUUID()) => ({
  bundle,
  method: "card",
  price: testSite.bundles.find(({ id }) => id === bundle)!.price,
  request_key,
});

/** Orders a bundle over HTTP. */
export const orderBundle = (buyer: Person, bundle: BundleId = "p1", request_key: string = randomUUID()) =>
  buyer.client.call(calls.order, { body: orderOf(bundle, request_key) });

/** What the sandbox would tell. */
export interface Told {
  readonly reference: string;
  readonly status: PaymentStatus;
  readonly amount: Money;
  readonly event_id?: string;
}

/** Calls back over HTTP, signed as the sandbox does; answers the status. */
export async function tell(server: TestServer, { event_id = randomUUID(), ...event }: Told): Promise<number> {
  const body = JSON.stringify({ event_id, ...event });
  const headers = { [signatureHeader]: sign(body, secret) };
  const path = "/api/payment-callback.php?provider=sandbox";
  return (await server.client().fetch(path, { method: "POST", body, headers })).status;
}

/** The name and amount of a payment, as its provider knows them. */
export async function knownToProvider(
  server: TestServer,
  paymentId: string,
): Promise<Pick<Told, "reference" | "amount">> {
  const [row] = await server.db
    .select()
    .from(payments)
    .where(eq(payments.id, Number(paymentId)));
  const { reference, amountMinor, currency } = row!;
  return { reference, amount: { amount_minor: amountMinor, currency } };
}
