import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  premiumTitle: {};
  premiumDescription: {};
  premiumIntro: {};
  memberTitle: {};
  memberIntro: {};
  creditsTitle: {};
  creditsDescription: {};
  tier: { tier: string };
  history: {};
  checkoutTitle: {};
  checkoutBundle: { credits: number };
  checkoutRefund: { days: number };
  checkoutOther: {};
  methodHint: {};
  transactionTitle: {};
  transactionDescription: {};
  added: { credits: number };
  pricingTitle: {};
  pricingDescription: {};
  pricingIntro: { credits: number };
}>({
  premiumTitle: { id: "premium.title", defaultMessage: "Get Premium" },
  premiumDescription: {
    id: "premium.description",
    defaultMessage: "One payment, no subscription. Buy credits and write to anyone you like.",
  },
  premiumIntro: {
    id: "premium.intro",
    defaultMessage:
      "Any package makes you Premium: as many conversations as you like, every photo and your full message history.",
  },
  memberTitle: { id: "premium.member-title", defaultMessage: "You’re Premium" },
  memberIntro: {
    id: "premium.member-intro",
    defaultMessage:
      "Write to anyone, see every photo and your full message history. Need more credits? Pick a package.",
  },
  creditsTitle: { id: "credits.title", defaultMessage: "Credits" },
  creditsDescription: {
    id: "credits.description",
    defaultMessage: "What you have left, what you bought and what you spent.",
  },
  tier: {
    id: "premium.tier",
    defaultMessage: "{tier, select, p0 {Try it} p1 {Get talking} p2 {Regular} other {Plenty}}",
  },
  history: { id: "credits.history", defaultMessage: "Credit history" },
  checkoutTitle: { id: "checkout.title", defaultMessage: "Payment" },
  checkoutBundle: {
    id: "checkout.bundle",
    defaultMessage: "{credits, plural, one {# credit} other {# credits}}, one payment, no subscription",
  },
  checkoutRefund: {
    id: "checkout.refund",
    defaultMessage: "Unused credits are refundable for {days, plural, one {# day} other {# days}}.",
  },
  checkoutOther: { id: "checkout.other", defaultMessage: "Choose another package" },
  methodHint: { id: "checkout.method.hint", defaultMessage: "You’ll confirm it on the provider’s own page" },
  transactionTitle: { id: "transaction.title", defaultMessage: "Your payment" },
  transactionDescription: {
    id: "transaction.description",
    defaultMessage: "The status of your payment.",
  },
  added: { id: "transaction.added", defaultMessage: "{credits, plural, one {# credit} other {# credits}} added" },
  pricingTitle: { id: "pricing.title", defaultMessage: "Pricing" },
  pricingDescription: {
    id: "pricing.description",
    defaultMessage: "What messages cost, package by package. No subscription.",
  },
  pricingIntro: {
    id: "pricing.intro",
    defaultMessage:
      "Signing up, searching and liking are free. A message costs {credits, plural, one {# credit} other {# credits}}, and you only pay for what you send.",
  },
});
