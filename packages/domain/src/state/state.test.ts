import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paymentStatuses } from "../contract/index.ts";
import { nextAccountStatus } from "./account.ts";
import { nextPaymentStatus } from "./payment.ts";
import { countedTitle } from "./title.ts";

describe("C-045 C-047 a payment", () => {
  it("is completed in the end if it ever was and only loses that by money that went back, in whatever order and however often that is reported", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...paymentStatuses)), (reports) => {
        const end = reports.reduce(nextPaymentStatus, "pending");
        const last = (["disputed", "returned", "refunded", "completed"] as const).find((one) => reports.includes(one));
        expect(end).toBe(last ?? reports.find((report) => report !== "pending") ?? "pending");
      }),
    );
  });

  it("that failed is not cancelled afterwards, and the other way round", () => {
    expect(nextPaymentStatus("failed", "cancelled")).toBe("failed");
    expect(nextPaymentStatus("cancelled", "pending")).toBe("cancelled");
  });
});

describe("AUTH-07 an account", () => {
  it.each([
    ["not_confirmed", "confirm", "active"],
    ["active", "confirm", "active"],
    ["active", "delete", "pending_deletion"],
    ["pending_deletion", "confirm", "pending_deletion"],
    ["pending_deletion", "reactivate", "active"],
    ["pending_deletion", "erase", "erased"],
    ["active", "erase", "active"],
    ["erased", "reactivate", "erased"],
  ] as const)("%s, %s: %s", (status, event, next) => {
    expect(nextAccountStatus(status, event)).toBe(next);
  });
});

describe("NAV-08 C-136 C-137 a title", () => {
  it.each([
    ["Kindling", 0, "Kindling"],
    ["Kindling", 2, "(2) Kindling"],
    ["(1) Kindling", 0, "(1) Kindling"],
    ["Kindling", -1, "Kindling"],
  ])("%s with %i", (title, count, shown) => {
    expect(countedTitle(title, count)).toBe(shown);
  });
});
