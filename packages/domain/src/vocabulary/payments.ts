/** The packages that a site can have. */
export const bundleIds = ["p0", "p1", "p2", "p3"] as const;
export type BundleId = (typeof bundleIds)[number];

export const paymentStatuses = [
  "pending",
  "completed",
  "failed",
  "cancelled",
  "refunded",
  "returned",
  "disputed",
] as const;

/** How a payment goes on from its order. */
export const paymentSteps = ["redirect", "mandate", "instrument", "done"] as const;

/** What a change of credits may be. */
export const ledgerKinds = [
  "signup",
  "bonus",
  "purchase",
  "message",
  "photo",
  "gift",
  "refund",
  "return",
  "dispute",
  "debt",
] as const;

export const discountStatuses = ["active", "used", "disabled"] as const;
export const discountValidities = ["once_per_user", "once", "always"] as const;
