import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paymentLateAfter } from "../constants.ts";
import { type Problem, paymentStatuses } from "../contract/index.ts";
import { beginCheckout, type CheckoutEvent, reduceCheckout } from "./checkout.ts";
import { beginPaymentReturn, nextAskIn, reducePaymentReturn } from "./payment-return.ts";
import { nextPaymentStatus } from "./payment.ts";

const problem: Problem = { code: "network_failed", facts: {} };

describe("BEYOND-39 a checkout", () => {
  const events: fc.Arbitrary<CheckoutEvent> = fc.oneof(
    fc.record({ type: fc.constant("pay" as const), method: fc.constantFrom("card", "paypal"), requestKey: fc.uuid() }),
    fc.constantFrom<CheckoutEvent>({ type: "ordered" }, { type: "refused", problem }, { type: "shown" }),
  );

  it("orders with one key for as long as the method stays, whatever is repeated", () => {
    fc.assert(
      fc.property(fc.array(events), (all) => {
        let state = beginCheckout;
        for (const event of all) {
          const before = state;
          state = reduceCheckout(state, event);
          const chosen = event.type === "pay" && before.status === "choosing";
          const other = chosen && before.intention?.method !== event.method;
          expect(state.intention?.requestKey).toBe(other ? event.requestKey : before.intention?.requestKey);
          expect(state.status === "choosing" || state.problem === null).toBe(true);
        }
      }),
    );
  });

  it("is asked for once while it is under way", () => {
    const paying = reduceCheckout(beginCheckout, { type: "pay", method: "card", requestKey: "one" });
    expect(reduceCheckout(paying, { type: "pay", method: "paypal", requestKey: "two" })).toBe(paying);
  });

  it("may be tried again after a refusal, and by who comes back from the provider", () => {
    const paying = reduceCheckout(beginCheckout, { type: "pay", method: "card", requestKey: "one" });
    const refused = reduceCheckout(paying, { type: "refused", problem });
    expect(refused).toMatchObject({ status: "choosing", problem });
    const leaving = reduceCheckout(paying, { type: "ordered" });
    expect(reduceCheckout(leaving, { type: "shown" }).status).toBe("choosing");
  });
});

describe("BEYOND-39 who comes back from paying", () => {
  const reports = fc.array(fc.record({ status: fc.constantFrom(...paymentStatuses), after: fc.nat(70_000) }), {
    minLength: 1,
  });

  it("sees what the reports come to, and asks again while it is pending, and no longer", () => {
    fc.assert(
      fc.property(reports, (all) => {
        let at = 0;
        let state = beginPaymentReturn;
        for (const { status, after } of all) {
          state = reducePaymentReturn(state, { type: "told", status, at: (at += after) });
          expect(nextAskIn(state) !== undefined).toBe(state.status === "pending");
        }
        expect(state.status).toBe(all.map(({ status }) => status).reduce(nextPaymentStatus));
        expect(state.waitingSince !== null).toBe(all[0]!.status === "pending");
      }),
    );
  });

  it("is told that it takes long after a minute, and asks less often", () => {
    const told = (at: number) => ({ type: "told", status: "pending", at }) as const;
    const waiting = reducePaymentReturn(beginPaymentReturn, told(500));
    expect(waiting).toMatchObject({ status: "pending", late: false });
    const soon = reducePaymentReturn(waiting, told(500 + paymentLateAfter));
    expect(soon).toBe(waiting);
    const late = reducePaymentReturn(soon, told(501 + paymentLateAfter));
    expect(late.late).toBe(true);
    expect(nextAskIn(late)!).toBeGreaterThan(nextAskIn(waiting)!);
    expect(reducePaymentReturn(late, { ...told(0), status: "completed" })).toMatchObject({
      status: "completed",
      late: false,
    });
  });

  it("is not misled by a status that this version does not know", () => {
    const unknown = reducePaymentReturn(beginPaymentReturn, { type: "told", status: "unknown", at: 0 });
    expect([unknown.status, nextAskIn(unknown)]).toEqual(["unknown", undefined]);
    expect(reducePaymentReturn(unknown, { type: "told", status: "completed", at: 1 }).status).toBe("completed");
  });
});
