import { randomUUID } from "node:crypto";
import { type BodyOf, CallError, type calls, type Payment } from "@kindling/domain/contract";
import { returnPath } from "@kindling/domain/rules";
import { and, eq, getTableColumns, isNull } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import { holders, payments } from "../database/schema/index.ts";
import { holderOf } from "../credits/holder.ts";
import { paymentAnswer } from "./answer.ts";
import type { PaymentProvider } from "./provider.ts";
import { takeEarlyEvents } from "./settle.ts";

type PaymentRow = typeof payments.$inferSelect;

/** What a member orders. */
export type Order = BodyOf<typeof calls.order>;

/** Who takes a method where the buyer pays from: what they chose, else where they seem to be. */
const providerOf = ({ providers, country }: MemberContext, order: Order): PaymentProvider | undefined =>
  providers.find((provider) => provider.methods(order.country ?? country).includes(order.method));

/** The payment of a request key; the same key for another order is refused. */
async function findOrdered(order: Order, { db, account }: MemberContext): Promise<PaymentRow | undefined> {
  const mine = and(eq(holders.accountId, account.id), eq(payments.requestKey, order.request_key));
  const [row] = await db
    .select(getTableColumns(payments))
    .from(payments)
    .innerJoin(holders, eq(holders.id, payments.holderId))
    .where(mine);
  const { amount_minor, currency } = order.price;
  const same =
    row?.bundle === order.bundle &&
    row.method === order.method &&
    row.amountMinor === amount_minor &&
    row.currency === currency;
  if (row && !same) throw new CallError("request_key_reused");
  return row;
}

/** Notes what is ordered, at the site's own price, before anybody is asked for money; of two at once, one does. */
async function openPayment(order: Order, context: MemberContext) {
  const { db, site, account } = context;
  const bundle = site.bundles.find(({ id }) => id === order.bundle);
  const provider = providerOf(context, order);
  if (!bundle || !provider) throw new CallError("not_found");
  // Both come with the issue that brings stored instruments and discount codes.
  if (order.instrument !== undefined || order.discount_code !== undefined) throw new CallError("not_available");
  const { amount_minor, currency } = bundle.price;
  if (order.price.amount_minor !== amount_minor || order.price.currency !== currency) {
    throw new CallError("price_changed", { amount_minor, currency });
  }
  const values = {
    holderId: await holderOf(db, account.id),
    reference: randomUUID(),
    provider: provider.name,
    method: order.method,
    status: "pending" as const,
    bundle: bundle.id,
    credits: bundle.credits,
    amountMinor: bundle.price.amount_minor,
    currency: bundle.price.currency,
    requestKey: order.request_key,
    createdAt: now(context),
  };
  await db.insert(payments).values(values).onConflictDoNothing();
  return (await findOrdered(order, context))!;
}

/** Where the payer's browser comes back to; the page there knows where the buyer was about to do something. */
function returnUrlOf(payment: PaymentRow, { return_to: back }: Order, origin: string): string {
  const url = new URL(`/transactions/${payment.id}`, origin);
  if (back !== undefined) url.searchParams.set("next", returnPath(back));
  return url.href;
}

/** Asks the provider for the payer's way to it; `undefined` where the provider does not answer well. */
async function begin(payment: PaymentRow, order: Order, context: MemberContext): Promise<string | undefined> {
  const { providers, site, log } = context;
  const { origin, settings } = site;
  const provider = providers.find(({ name }) => name === payment.provider);
  try {
    const begun = await provider?.begin({
      reference: payment.reference,
      amount: { amount_minor: payment.amountMinor, currency: payment.currency },
      method: payment.method,
      description: settings.name,
      returnUrl: returnUrlOf(payment, order, origin),
      callbackUrl: `${origin}/api/payment-callback.php?provider=${payment.provider}`,
    });
    return begun?.redirect;
  } catch (failure) {
    log.error({ err: failure, provider: payment.provider, payment: payment.id }, "payment could not be begun");
    return undefined;
  }
}

/** What an order is answered with; one that could not be begun is refused, each time that it is asked for. */
function answerOf(payment: PaymentRow): Payment {
  if (payment.status === "failed" && payment.redirect === null) throw new CallError("payment_failed");
  return paymentAnswer(payment);
}

/**
 * Orders a bundle, once for each request key, and begins the payment at its provider. Between the two a crash may come:
 * the key's repetition then begins the same payment, under the same reference.
 */
export async function orderBundle(order: Order, context: MemberContext): Promise<Payment> {
  const payment = (await findOrdered(order, context)) ?? (await openPayment(order, context));
  if (payment.redirect !== null || payment.status !== "pending") return answerOf(payment);
  const redirect = await begin(payment, order, context);
  const settled = await context.db.transaction(async (tx) => {
    await takeEarlyEvents(tx, payment, context);
    const outcome = redirect ? { redirect } : { status: "failed" as const, settledAt: now(context) };
    const same = eq(payments.id, payment.id);
    // What another request with the key, or an event, has reached meanwhile stands.
    await tx
      .update(payments)
      .set(outcome)
      .where(and(same, eq(payments.status, "pending"), isNull(payments.redirect)));
    const [row] = await tx.select().from(payments).where(same);
    return row!;
  });
  return answerOf(settled);
}
