import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { count, id, instant, money, queryInt, requestKey } from "./fields.ts";

export const bundleIds = ["p0", "p1", "p2", "p3"] as const;
export type BundleId = (typeof bundleIds)[number];

export const bundle = z.object({ id: z.enum(bundleIds), credits: count, price: money, popular: z.boolean() });
export type Bundle = z.output<typeof bundle>;

export const paymentMethod = z.object({ id: z.string(), provider: z.string() });

export const getBundles = defineCall("getBundles", {
  summary: "What credits cost, and the ways to pay in the visitor's country.",
  method: "GET",
  path: "/api/bundles.php",
  access: "anyone",
  answer: z.object({ bundles: z.array(bundle), methods: z.array(paymentMethod) }),
});

export const paymentStatuses = [
  "pending",
  "completed",
  "failed",
  "cancelled",
  "refunded",
  "returned",
  "disputed",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const payment = z.object({
  payment_id: id,
  status: z.enum(paymentStatuses),
  bundle: z.enum(bundleIds),
  credits: count,
  amount: money,
  method: z.string(),
  created_at: instant,
  /** Where the provider takes the payment, while it is pending. */
  redirect: z.nullable(z.string()),
});
export type Payment = z.output<typeof payment>;

export const order = defineCall("order", {
  summary: "Orders a bundle; answers the payment and where to pay it.",
  method: "POST",
  path: "/api/order.php",
  repeat: "keyed",
  body: z.object({ bundle: z.enum(bundleIds), method: z.string().check(z.maxLength(40)), request_key: requestKey }),
  answer: payment,
  errors: ["not_found", "payment_failed", "request_key_reused"],
});

export const getPayment = defineCall("getPayment", {
  summary: "One payment of the member.",
  method: "GET",
  path: "/api/payment.php",
  query: z.object({ id }),
  answer: payment,
  errors: ["not_found"],
});

export const ledgerKinds = ["signup", "bonus", "purchase", "message", "refund", "return", "dispute", "debt"] as const;

export const ledgerEntry = z.object({
  id,
  kind: z.enum(ledgerKinds),
  amount: z.int(),
  balance: count,
  created_at: instant,
  profile_name: z.nullable(z.string()),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

export const getLedger = defineCall("getLedger", {
  summary: "Every change of the member's credits, the latest first.",
  method: "GET",
  path: "/api/credits.php",
  query: z.object({ before: z.optional(queryInt) }),
  answer: z.object({ balance: count, entries: z.array(ledgerEntry), has_older: z.boolean() }),
});
