import type { Payment } from "@kindling/domain/contract";
import type { payments } from "../database/schema/index.ts";

/** A payment as the contract answers it; its address is only of use while it is pending. */
export const paymentAnswer = (row: typeof payments.$inferSelect): Payment => ({
  payment_id: String(row.id),
  status: row.status,
  bundle: row.bundle,
  credits: row.credits,
  amount: { amount_minor: row.amountMinor, currency: row.currency },
  method: row.method,
  created_at: row.createdAt.toISOString(),
  next: row.status === "pending" && row.redirect ? { kind: "redirect", url: row.redirect } : null,
});
