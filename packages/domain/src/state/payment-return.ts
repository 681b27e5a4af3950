import { paymentLateAfter, paymentPollInterval, paymentPollIntervalLate } from "../constants.ts";
import type { PaymentStatus, unknown } from "../contract/index.ts";
import { nextPaymentStatus } from "./payment.ts";

/** What is told of a payment; another version may tell what this one does not know. */
type Told = PaymentStatus | typeof unknown;

/**
 * What a payer sees who has come back from the provider.
 *
 *   loading --told pending--> waiting --told pending, a minute on--> late
 *   waiting, late --told anything else--> that, by the order of `payment.ts`
 *   loading ------told anything else--> that; nobody has waited for it
 */
export interface PaymentReturn {
  readonly status: "loading" | Told;
  /** When it was first told to be pending, by a clock that only runs forward; `null` where nobody waits, or had to. */
  readonly waitingSince: number | null;
  /** It takes longer than it usually does. */
  readonly late: boolean;
}

export type PaymentReturnEvent =
  | { type: "told"; status: Told; at: number }
  /** Who waited has been told that it is done: once is enough. */
  | { type: "announced" };

export const beginPaymentReturn: PaymentReturn = { status: "loading", waitingSince: null, late: false };

/** What is seen after an event. */
export function reducePaymentReturn(state: PaymentReturn, event: PaymentReturnEvent): PaymentReturn {
  if (event.type === "announced") return { ...state, waitingSince: null };
  const { status, at } = event;
  if (status === "pending" && (state.status === "loading" || state.status === "pending")) {
    const waitingSince = state.waitingSince ?? at;
    const late = state.late || at - waitingSince > paymentLateAfter;
    return state.status === status && late === state.late ? state : { status, waitingSince, late };
  }
  const known = state.status === "loading" || state.status === "unknown" || status === "unknown";
  const next = known ? status : nextPaymentStatus(state.status, status);
  return next === state.status ? state : { ...state, status: next, late: false };
}

/** Milliseconds until it is asked again; `undefined` where there is nothing to wait for. */
export function nextAskIn({ status, late }: PaymentReturn): number | undefined {
  if (status !== "pending") return undefined;
  return late ? paymentPollIntervalLate : paymentPollInterval;
}
