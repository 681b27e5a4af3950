import type { Money, PaymentStatus } from "@kindling/domain/contract";
import { nextPaymentStatus } from "@kindling/domain/state";
import { and, eq } from "drizzle-orm";
import { now, type Services } from "../context.ts";
import { book } from "../credits/ledger.ts";
import type { Database } from "../database/database.ts";
import { accounts, paymentEvents, payments } from "../database/schema/index.ts";
import type { ProviderEvent } from "./provider.ts";

type PaymentRow = typeof payments.$inferSelect;

/**
 * Applies what was reported to a payment that the caller holds locked, and answers what it is then; credits come with
 * the first `completed`, once.
 */
async function apply(tx: Database, payment: PaymentRow, reported: PaymentStatus, at: Date): Promise<PaymentStatus> {
  const status = nextPaymentStatus(payment.status, reported);
  if (status === payment.status) return status;
  await tx.update(payments).set({ status, settledAt: at }).where(eq(payments.id, payment.id));
  if (status !== "completed") return status;
  const { accountId, credits, id } = payment;
  await book(tx, { accountId, kind: "purchase", amount: credits, reference: `payment:${id}`, at });
  await tx.update(accounts).set({ paid: true }).where(eq(accounts.id, accountId));
  return status;
}

/** Whether an event tells of this payment's money; what does not is kept, and changes nothing. */
function isOfPayment({ log }: Services, payment: PaymentRow, amount: Money): boolean {
  const same = amount.amount_minor === payment.amountMinor && amount.currency === payment.currency;
  if (!same) log.warn({ provider: payment.provider, payment: payment.id }, "payment event of another amount");
  return same;
}

/**
 * Takes in what a provider has told, once for each event. An event whose payment is not known yet is kept and applied
 * when it is.
 */
export async function takeEvent(services: Services, provider: string, event: ProviderEvent): Promise<void> {
  const at = now(services);
  await services.db.transaction(async (tx) => {
    const ours = and(eq(payments.provider, provider), eq(payments.reference, event.reference));
    const [payment] = await tx.select().from(payments).where(ours).for("update");
    const applied = payment !== undefined && isOfPayment(services, payment, event.amount);
    const { eventId, reference, status, amount } = event;
    const [fresh] = await tx
      .insert(paymentEvents)
      .values({ provider, eventId, reference, status, payload: amount, applied, receivedAt: at })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (fresh && applied) await apply(tx, payment, status, at);
  });
}

/** Applies events that came before their payment, in the order in which they came. */
export async function takeEarlyEvents(tx: Database, id: number, services: Services): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  const { provider, reference } = payment!;
  const waiting = await tx
    .select()
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.provider, provider),
        eq(paymentEvents.reference, reference),
        eq(paymentEvents.applied, false),
      ),
    )
    .orderBy(paymentEvents.id);
  let { status } = payment!;
  for (const event of waiting) {
    if (!isOfPayment(services, payment!, event.payload)) continue;
    await tx.update(paymentEvents).set({ applied: true }).where(eq(paymentEvents.id, event.id));
    status = await apply(tx, { ...payment!, status }, event.status, now(services));
  }
}
