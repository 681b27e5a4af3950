import * as z from "zod/mini";
import {
  bundleIds,
  discountStatuses,
  discountValidities,
  type ledgerKinds,
  paymentStatuses,
} from "../vocabulary/index.ts";
import { defineSchema } from "./define.ts";
import { count, country, id, instant, money, queryInt, requestKey } from "./fields.ts";
import { word } from "./text.ts";
import { known, unknownKind } from "./tolerant.ts";

/** A package as a site's settings have it. */
export const bundle = z.object({ id: z.enum(bundleIds), credits: count, price: money, popular: z.boolean() });

/** A package as it is offered: which ids there are is the back end's matter. */
export const offer = z.extend(bundle, { id: z.string() });

export const paymentMethod = z.object({ id: z.string(), provider: z.string() });

/** What the payer does next, while a payment is pending. */
export const paymentStep = z.union([
  z.discriminatedUnion("kind", [
    /** The provider's own page takes the payment. */
    z.object({ kind: z.literal("redirect"), url: z.string() }),
    /** A mandate to read and to confirm by a code that came as an SMS. */
    z.object({ kind: z.literal("mandate"), creditor_id: z.string(), reference: z.string(), text: z.string() }),
    /** An instrument kept from before is being charged. */
    z.object({ kind: z.literal("instrument"), id }),
    /** Nothing is left to do: the outcome will come. */
    z.object({ kind: z.literal("done") }),
  ]),
  z.object({ kind: unknownKind }),
]);

export const payment = z.object({
  payment_id: id,
  status: known(paymentStatuses),
  bundle: z.string(),
  credits: count,
  amount: money,
  method: z.string(),
  created_at: instant,
  /** `null` once the payment has ended. */
  next: z.nullable(paymentStep),
});

export const orderBody = z.object({
  bundle: word(20),
  method: word(40),
  /** A stored card or account to pay with. */
  instrument: z.optional(id),
  discount_code: z.optional(word(40)),
  /** The price that the buyer saw: another one is refused, never charged. */
  price: money,
  /** Where the buyer pays from. */
  country: z.optional(country),
  /** The path of the site where the buyer was about to do something: they come back to it. */
  return_to: z.optional(word(500)),
  request_key: requestKey,
});

const anyEntry = { id, amount: z.int(), balance: z.int(), created_at: instant };
const entryOf = <Kind extends (typeof ledgerKinds)[number], Facts extends z.core.$ZodLooseShape = {}>(
  kind: Kind,
  facts = {} as Facts,
) => z.object({ ...anyEntry, kind: z.literal(kind), ...facts });
/** `null` where the member is gone. */
const toMember = { profile_name: z.nullable(z.string()) };
const ofPayment = { payment_id: id };

export const ledgerEntry = z.union([
  z.discriminatedUnion("kind", [
    entryOf("signup"),
    entryOf("bonus"),
    entryOf("purchase", ofPayment),
    entryOf("message", toMember),
    entryOf("photo", toMember),
    entryOf("gift", toMember),
    entryOf("refund", ofPayment),
    entryOf("return", ofPayment),
    entryOf("dispute", ofPayment),
    entryOf("debt", ofPayment),
  ]),
  z.object({ ...anyEntry, kind: unknownKind }),
]);

/** A code that takes something off an order. */
export const discountCode = z.object({
  code: z.string(),
  country: z.nullable(country),
  user_id: z.nullable(id),
  expires: z.nullable(instant),
  value_percentage: count,
  currency: z.nullable(z.string()),
  minimum_order_value: z.optional(count),
  status: known(discountStatuses),
  validity: known(discountValidities),
  expired: z.boolean(),
  paymentmethods: z.array(z.string()),
});

export const paymentSchemas = {
  getBundles: defineSchema({
    summary: "What credits cost, and the ways to pay in the visitor's country.",
    answer: z.object({ bundles: z.array(offer), methods: z.array(paymentMethod) }),
  }),
  order: defineSchema({
    summary: "Orders a bundle at the price that was shown; answers the payment and how it goes on.",
    body: orderBody,
    answer: payment,
    errors: ["not_found", "payment_failed", "price_changed", "request_key_reused"],
  }),
  getPayment: defineSchema({
    summary: "One payment of the member.",
    query: z.object({ id }),
    answer: payment,
    errors: ["not_found"],
  }),
  getLedger: defineSchema({
    summary: "Every change of the member's credits, the latest first.",
    query: z.object({ before: z.optional(queryInt) }),
    answer: z.object({ balance: z.int(), entries: z.array(ledgerEntry), has_older: z.boolean() }),
  }),
  getDiscountCode: defineSchema({
    summary: "What a discount code is worth.",
    query: z.object({ code: word(40), country: z.optional(country) }),
    answer: discountCode,
    errors: ["discount_code_not_found", "discount_code_used"],
  }),
  getWelcomeDiscount: defineSchema({
    summary: "The member's welcome discount, where they have one.",
    query: z.object({ welcome: z.literal("true") }),
    answer: discountCode,
    errors: ["discount_code_not_found"],
  }),
};
