import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  premiumTitle: {};
  premiumDescription: {};
  premiumIntro: {};
  creditsTitle: {};
  tier: { tier: string };
  history: {};
  signup: {};
  purchase: {};
  message: { name: string };
  refund: {};
  bonus: {};
  return: {};
  dispute: {};
  debt: {};
  checkoutTitle: {};
  checkoutBundle: { credits: number };
  checkoutRefund: { days: number };
  checkoutOther: {};
  methodHint: {};
  transactionTitle: {};
  added: { credits: number };
  pricingTitle: {};
  pricingDescription: {};
  pricingIntro: { credits: number };
}>({
  premiumTitle: { id: "premium.title", defaultMessage: "Go premium" },
  premiumDescription: {
    id: "premium.description",
    defaultMessage: "Buy credits once, no subscription, and write to whomever you like.",
  },
  premiumIntro: {
    id: "premium.intro",
    defaultMessage: "Any package makes you premium: as many conversations as you like, all photos, the whole history.",
  },
  creditsTitle: { id: "credits.title", defaultMessage: "Credits" },
  tier: {
    id: "premium.tier",
    defaultMessage: "{tier, select, p0 {Try it} p1 {Get talking} p2 {Regular} other {Plenty}}",
  },
  history: { id: "credits.history", defaultMessage: "What came and went" },
  signup: { id: "credits.entry.signup", defaultMessage: "Welcome credits" },
  purchase: { id: "credits.entry.purchase", defaultMessage: "Credits bought" },
  message: { id: "credits.entry.message", defaultMessage: "Message to {name}" },
  refund: { id: "credits.entry.refund", defaultMessage: "Refund" },
  bonus: { id: "credits.entry.bonus", defaultMessage: "Bonus credits" },
  return: {
    id: "credits.entry.return",
    defaultMessage: "Payment returned by the bank",
    description: "A direct debit that bounced: its credits are taken back",
  },
  dispute: {
    id: "credits.entry.dispute",
    defaultMessage: "Payment disputed",
    description: "The payer claimed the money back: its credits are taken back",
  },
  debt: {
    id: "credits.entry.debt",
    defaultMessage: "Credits owed from a payment that went back",
    description: "Taken off a purchase, for credits that were spent before their money went back",
  },
  checkoutTitle: { id: "checkout.title", defaultMessage: "Payment" },
  checkoutBundle: {
    id: "checkout.bundle",
    defaultMessage: "{credits, plural, one {# credit} other {# credits}}, paid once, no subscription",
  },
  checkoutRefund: {
    id: "checkout.refund",
    defaultMessage: "Unused credits can be given back within {days, plural, one {# day} other {# days}}.",
  },
  checkoutOther: { id: "checkout.other", defaultMessage: "Choose another package" },
  methodHint: { id: "checkout.method.hint", defaultMessage: "You confirm it on the provider’s own page" },
  transactionTitle: { id: "transaction.title", defaultMessage: "Your payment" },
  added: { id: "transaction.added", defaultMessage: "{credits, plural, one {# credit} other {# credits}} added" },
  pricingTitle: { id: "pricing.title", defaultMessage: "Pricing" },
  pricingDescription: {
    id: "pricing.description",
    defaultMessage: "What writing costs, package by package, with no subscription.",
  },
  pricingIntro: {
    id: "pricing.intro",
    defaultMessage:
      "Signing up, searching and liking are free. A message costs {credits, plural, one {# credit} other {# credits}}; you only pay for what you send.",
  },
});
