import type { Problem } from "../contract/index.ts";

/**
 * Paying for a bundle, until the provider takes over. What comes of it, the payment's own page tells (`payment-return.ts`).
 *
 *   choosing --pay--> ordering --ordered--> leaving, for the provider's page
 *                     ordering --refused--> choosing, the problem shown
 *   A page that the browser shows again: ordering, leaving --shown--> choosing.
 *
 * An intention has one request key, so that the bundle is ordered once whatever is repeated; another method is another intention.
 */
export interface CheckoutState {
  readonly status: "choosing" | "ordering" | "leaving";
  readonly problem: Problem | null;
  readonly intention: { readonly method: string; readonly requestKey: string } | null;
}

export type CheckoutEvent =
  /** `requestKey` is for an intention that has none yet. */
  | { type: "pay"; method: string; requestKey: string }
  | { type: "ordered" }
  | { type: "refused"; problem: Problem }
  | { type: "shown" };

export const beginCheckout: CheckoutState = { status: "choosing", problem: null, intention: null };

/** The checkout after an event; an event that does not apply changes nothing. */
export function reduceCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { status, intention } = state;
  switch (event.type) {
    case "pay": {
      if (status !== "choosing") return state;
      const { method, requestKey } = event;
      const same = intention?.method === method;
      return { status: "ordering", problem: null, intention: same ? intention : { method, requestKey } };
    }
    case "ordered":
      return status === "ordering" ? { ...state, status: "leaving" } : state;
    case "refused":
      return status === "ordering" ? { ...state, status: "choosing", problem: event.problem } : state;
    case "shown":
      return status === "choosing" ? state : { ...state, status: "choosing" };
  }
}
