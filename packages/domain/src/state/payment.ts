import type { PaymentStatus } from "../contract/index.ts";

/** How far a payment has come; of two that are as far, the first stays. */
const stage: Record<PaymentStatus, number> = {
  pending: 0,
  failed: 1,
  cancelled: 1,
  completed: 2,
  refunded: 3,
  returned: 4,
  disputed: 5,
};

/**
 * pending → failed or cancelled → completed → refunded → returned → disputed, and never back. Any step may be skipped:
 * a late `completed` wins over `failed`, since the money has come, and nothing but money that goes back may follow it.
 */
export const nextPaymentStatus = (status: PaymentStatus, reported: PaymentStatus): PaymentStatus =>
  stage[reported] > stage[status] ? reported : status;
