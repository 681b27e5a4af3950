import type { PaymentStatus } from "../contract/index.ts";

/**
 * pending --completed--> completed (final: only a refund may follow)
 * pending --failed--> failed, --cancelled--> cancelled; a late `completed` still wins, since the money has come.
 */
export function nextPaymentStatus(status: PaymentStatus, reported: PaymentStatus): PaymentStatus {
  if (status === "completed" || reported === "pending") return status;
  if (reported === "completed") return "completed";
  return status === "pending" ? reported : status;
}
