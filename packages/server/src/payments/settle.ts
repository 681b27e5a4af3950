import { nextPaymentStatus } from "@kindling/domain/state";
import { and, eq } from "drizzle-orm";
import { now, type Services } from "../context.ts";
import { book } from "../credits/ledger.ts";
import type { Database } from "../database/database.ts";
import { accounts, paymentEvents, payments } from "../database/schema/index.ts";
import type { ProviderEvent } from "./provider.ts";

type PaymentRow = typeof payments.$inferSelect;

/** Applies what was reported to a payment that the caller holds locked; credits come with the first `completed`, once. */
async function apply(tx: Database, payment: PaymentRow, event: Pick<ProviderEvent, "status">, at: Date): Promise<void> {
  const status = nextPaymentStatus(payment.status, event.status);
  if (status === payment.status) return;
  await tx.update(payments).set({ status, settledAt: at }).where(eq(payments.id, payment.id));
  if (status !== "completed") return;
  const { accountId, credits, id } = payment;
  await book(tx, { accountId, kind: "purchase", amount: credits, reference: `payment:${id}`, at });
  await tx.update(accounts).set({ paid: true }).where(eq(accounts.id, accountId));
}

const isOfPayment = (event: ProviderEvent, payment: PaymentRow): boolean =>
  event.amount.amount_minor === payment.amountMinor && event.amount.currency === payment.currency;

/**
 * Takes in what a provider has told, once for each event. An event whose payment is not known yet is kept and applied
 * when it is; one whose amount is not the payment's is kept and changes nothing.
 */
export async function takeEvent(services: Services, provider: string, event: ProviderEvent): Promise<void> {
  const at = now(services);
  await services.db.transaction(async (tx) => {
    const ours = and(eq(payments.provider, provider), eq(payments.reference, event.reference));
    const [payment] = await tx.select().from(payments).where(ours).for("update");
    const applied = payment !== undefined && isOfPayment(event, payment);
    const { eventId, reference, status, amount } = event;
    const [fresh] = await tx
      .insert(paymentEvents)
      .values({ provider, eventId, reference, status, payload: amount, applied, receivedAt: at })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (payment && !applied) services.log.warn({ provider, payment: payment.id }, "payment event of another amount");
    if (fresh && applied) await apply(tx, payment, event, at);
  });
}

/** Applies events that came before their payment, in the order in which they came. */
export async function takeEarlyEvents(tx: Database, payment: PaymentRow, at: Date): Promise<void> {
  const waiting = and(
    eq(paymentEvents.provider, payment.provider),
    eq(paymentEvents.reference, payment.reference),
    eq(paymentEvents.applied, false),
  );
  const events = await tx.update(paymentEvents).set({ applied: true }).where(waiting).returning();
  for (const { status } of events.toSorted((a, b) => a.id - b.id)) {
    const [current] = await tx.select().from(payments).where(eq(payments.id, payment.id)).for("update");
    await apply(tx, current!, { status: status as ProviderEvent["status"] }, at);
  }
}
