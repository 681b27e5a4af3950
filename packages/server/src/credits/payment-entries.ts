import type { PaymentStatus } from "@kindling/domain/contract";
import type { Database } from "../database/database.ts";
import type { payments } from "../database/schema/index.ts";
import { standOf } from "./balance.ts";
import { lockHolder } from "./holder.ts";
import { type Booked, bookedOf } from "./ledger.ts";
import { lotOfPayment } from "./lots.ts";
import { post } from "./post.ts";

type PaymentRow = typeof payments.$inferSelect;

/** How a payment's money went back, and what that is in the books. */
const waysBack = {
  refunded: "refund",
  returned: "return",
  disputed: "dispute",
} as const satisfies Partial<Record<PaymentStatus, string>>;

export type WayBack = keyof typeof waysBack;

/** Books what was bought, at its price. A debt is paid from it first. */
export async function bookPurchase(tx: Database, payment: PaymentRow, at: Date): Promise<Booked> {
  const { id, holderId, credits } = payment;
  const event = { holderId, paymentId: id, at };
  await lockHolder(tx, holderId);
  const bought = await post(tx, {
    ...event,
    kind: "purchase",
    cause: `payment:${id}`,
    moves: { credits, sold: -credits },
    opens: { origin: "purchase", credits, priceMinor: payment.amountMinor, currency: payment.currency },
  });
  const { balance: debt } = await standOf(tx, holderId, "debt");
  if (!bought || debt === 0) return bookedOf(tx, holderId, bought);
  const settled = Math.min(-debt, credits);
  const paid = await post(tx, {
    ...event,
    kind: "debt",
    cause: `payment:${id}:debt`,
    moves: { credits: -settled, debt: settled },
    uses: [{ lotId: (await lotOfPayment(tx, id)).id, amount: settled }],
  });
  return bookedOf(tx, holderId, bought, paid);
}

/** Books that a payment's money went back: what is left of its own lot goes, and what is spent of it becomes debt. */
export async function bookWayBack(tx: Database, payment: PaymentRow, way: WayBack, at: Date): Promise<Booked> {
  const { id, holderId } = payment;
  await lockHolder(tx, holderId);
  const lot = await lotOfPayment(tx, id);
  const posted = await post(tx, {
    holderId,
    paymentId: id,
    kind: waysBack[way],
    cause: `payment:${id}:back`,
    at,
    moves: { credits: -lot.remaining, debt: lot.remaining - lot.credits, [way]: lot.credits },
    uses: lot.remaining > 0 ? [{ lotId: lot.id, amount: lot.remaining }] : [],
  });
  return bookedOf(tx, holderId, posted);
}
