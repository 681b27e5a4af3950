import { randomUUID } from "node:crypto";
import { type BundleId, CallError, type Payment } from "@kindling/domain/contract";
import { and, eq } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import { payments } from "../database/schema/index.ts";
import { paymentAnswer } from "./answer.ts";
import type { PaymentProvider } from "./provider.ts";
import { takeEarlyEvents } from "./settle.ts";

/** What a member orders. */
export interface Order {
  readonly bundle: BundleId;
  readonly method: string;
  readonly request_key: string;
}

const providerOf = ({ providers, country }: MemberContext, method: string): PaymentProvider | undefined =>
  providers.find((provider) => provider.methods(country).includes(method));

/** The payment of a request key; the same key for another order is refused. */
async function findOrdered(order: Order, { db, account }: MemberContext) {
  const mine = and(eq(payments.accountId, account.id), eq(payments.requestKey, order.request_key));
  const [row] = await db.select().from(payments).where(mine);
  if (row && (row.bundle !== order.bundle || row.method !== order.method)) throw new CallError("request_key_reused");
  return row;
}

/** Orders a bundle at the site's own price, once for each request key, and begins the payment at its provider. */
export async function orderBundle(order: Order, context: MemberContext): Promise<Payment> {
  const { db, site, account, log } = context;
  const bundle = site.bundles.find(({ id }) => id === order.bundle);
  const provider = providerOf(context, order.method);
  if (!bundle || !provider) throw new CallError("not_found");
  const at = now(context);

  const known = await findOrdered(order, context);
  if (known?.redirect) return paymentAnswer(known);
  const values = {
    accountId: account.id,
    reference: randomUUID(),
    provider: provider.name,
    method: order.method,
    status: "pending" as const,
    bundle: bundle.id,
    credits: bundle.credits,
    amountMinor: bundle.price.amount_minor,
    currency: bundle.price.currency,
    requestKey: order.request_key,
    createdAt: at,
  };
  await db.insert(payments).values(values).onConflictDoNothing();
  const payment = (await findOrdered(order, context))!;

  const { origin, settings } = site;
  try {
    const { redirect } = await provider.begin({
      reference: payment.reference,
      amount: bundle.price,
      method: order.method,
      description: settings.name,
      returnUrl: `${origin}/transactions/${payment.id}`,
      callbackUrl: `${origin}/api/payment-callback.php?provider=${provider.name}`,
    });
    return await db.transaction(async (tx) => {
      await tx.update(payments).set({ redirect }).where(eq(payments.id, payment.id));
      await takeEarlyEvents(tx, payment, at);
      const [row] = await tx.select().from(payments).where(eq(payments.id, payment.id));
      return paymentAnswer(row!);
    });
  } catch (failure) {
    log.error({ err: failure, provider: provider.name, payment: payment.id }, "payment could not be begun");
    await db
      .update(payments)
      .set({ status: "failed", settledAt: at })
      .where(and(eq(payments.id, payment.id), eq(payments.status, "pending")));
    throw new CallError("payment_failed");
  }
}
