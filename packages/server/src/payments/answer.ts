import type { BundleId, Payment } from "@kindling/domain/contract";
import type { payments } from "../database/schema/index.ts";

/** A payment as the contract answers it; its address is only of use while it is pending. */
export const paymentAnswer = (row: typeof payments.$inferSelect): Payment => ({
  payment_id: String(row.id),
  status: row.status,
  bundle: row.bundle as BundleId,
  credits: row.credits,
  amount: { amount_minor: row.amountMinor, currency: row.currency },
  method: row.method,
  created_at: row.createdAt.toISOString(),
  redirect: row.status === "pending" ? row.redirect : null,
});
