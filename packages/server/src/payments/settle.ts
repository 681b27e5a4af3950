import type { Money, PaymentStatus } from "@kindling/domain/contract";
import { nextPaymentStatus } from "@kindling/domain/state";
import { and, eq, exists, sql } from "drizzle-orm";
import { now, type Services } from "../context.ts";
import { bookPurchase, bookWayBack, type WayBack } from "../credits/payment-entries.ts";
import type { Database } from "../database/database.ts";
import { lockNames } from "../database/lock-names.ts";
import { accounts, holders, paymentEvents, payments } from "../database/schema/index.ts";
import { recordEvents } from "../events/record-events.ts";
import type { ProviderEvent } from "./provider.ts";

type PaymentRow = typeof payments.$inferSelect;

/** A member is premium while a payment of theirs stands. Before any booking: the account locks before its books. */
async function renewPaid(tx: Database, { holderId }: PaymentRow): Promise<void> {
  // By itself: a statement that waited for the lock would look for payments as they were before it waited.
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(holders, eq(holders.accountId, accounts.id))
    .where(eq(holders.id, holderId))
    .for("no key update", { of: accounts });
  const standing = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.holderId, holderId), eq(payments.status, "completed")));
  await tx
    .update(accounts)
    .set({ paid: sql`${exists(standing)}` })
    .from(holders)
    .where(and(eq(holders.accountId, accounts.id), eq(holders.id, holderId)));
}

/** What a payment is after an event, and the numbers of the entries that it made. */
interface Applied {
  readonly status: PaymentStatus;
  readonly entries: readonly number[];
}

/**
 * Applies what was reported to a payment that the caller holds locked. Credits come with the first `completed`, once,
 * and go with the first that takes the money back.
 */
async function apply(tx: Database, payment: PaymentRow, reported: PaymentStatus, at: Date): Promise<Applied> {
  const status = nextPaymentStatus(payment.status, reported);
  if (status === payment.status) return { status, entries: [] };
  await tx.update(payments).set({ status, settledAt: at }).where(eq(payments.id, payment.id));
  if (status !== "completed" && payment.status !== "completed") return { status, entries: [] };
  await renewPaid(tx, payment);
  const { entries } =
    status === "completed"
      ? await bookPurchase(tx, payment, at)
      : await bookWayBack(tx, payment, status as WayBack, at);
  return { status, entries };
}

/** Tells the member what became of a payment, where it is anything else than before. */
async function tellMember(tx: Database, payment: PaymentRow, { status, entries }: Applied, at: Date): Promise<void> {
  if (status === payment.status) return;
  const [holder] = await tx
    .select({ memberId: holders.accountId })
    .from(holders)
    .where(eq(holders.id, payment.holderId));
  const memberId = holder?.memberId;
  if (!memberId) return;
  await recordEvents(tx, at, [
    ...entries.map((entry) => ({ memberId, kind: "credits" as const, facts: { entry } })),
    { memberId, kind: "payment", facts: { payment: payment.id } },
  ]);
}

/** Whether an event tells of this payment's money; what does not is kept, and changes nothing. */
function isOfPayment({ log }: Pick<Services, "log">, payment: PaymentRow, amount: Money): boolean {
  const same = amount.amount_minor === payment.amountMinor && amount.currency === payment.currency;
  if (!same) log.warn({ provider: payment.provider, payment: payment.id }, "payment event of another amount");
  return same;
}

/** Lets one at a time speak of a payment, also while there is no row of it to lock. */
const lockReference = (tx: Database, reference: string) => lockNames(tx, [`payment:${reference}`]);

/**
 * Takes in what a provider has told, once for each event. An event whose payment is not known yet is kept and applied
 * when it is.
 */
export async function takeEvent(services: Services, provider: string, event: ProviderEvent): Promise<void> {
  const at = now(services);
  await services.db.transaction(async (tx) => {
    await lockReference(tx, event.reference);
    const ours = and(eq(payments.provider, provider), eq(payments.reference, event.reference));
    const [payment] = await tx.select().from(payments).where(ours).for("update");
    const applied = payment !== undefined && isOfPayment(services, payment, event.amount);
    const { eventId, reference, status, amount } = event;
    const [fresh] = await tx
      .insert(paymentEvents)
      .values({ provider, eventId, reference, status, payload: amount, applied, receivedAt: at })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (fresh && applied) await tellMember(tx, payment, await apply(tx, payment, status, at), at);
  });
}

/** Applies events that came before their payment, in the order in which they came; to be called before it is locked. */
export async function takeEarlyEvents(
  tx: Database,
  { id, provider, reference }: Pick<PaymentRow, "id" | "provider" | "reference">,
  services: Pick<Services, "clock" | "log">,
): Promise<void> {
  await lockReference(tx, reference);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
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
  const entries: number[] = [];
  const at = now(services);
  for (const event of waiting) {
    if (!isOfPayment(services, payment!, event.payload)) continue;
    await tx.update(paymentEvents).set({ applied: true }).where(eq(paymentEvents.id, event.id));
    const applied = await apply(tx, { ...payment!, status }, event.status, at);
    status = applied.status;
    entries.push(...applied.entries);
  }
  await tellMember(tx, payment!, { status, entries }, at);
}
