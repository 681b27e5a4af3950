import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  popular: {};
  credits: { credits: number };
  perMessage: { price: string };
  before: { price: string };
  buy: { credits: number };
  buyFor: { credits: number; price: string };
  once: {};
  premium: {};
  refund: { days: number };
}>({
  popular: {
    id: "premium-tiers.popular",
    defaultMessage: "Most popular",
    description: "Ribbon on one of the packages",
  },
  credits: { id: "premium-tiers.credits", defaultMessage: "{credits, plural, one {# credit} other {# credits}}" },
  perMessage: {
    id: "premium-tiers.per-message",
    defaultMessage: "{price} per message",
    description: "What one message costs with this package",
  },
  before: {
    id: "premium-tiers.before",
    defaultMessage: "Was {price}",
    description: "Read out for the struck-through price",
  },
  buy: {
    id: "premium-tiers.buy",
    defaultMessage: "{credits, plural, one {Buy # credit} other {Buy # credits}}",
    description: "Link to the payment of this package",
  },
  buyFor: {
    id: "premium-tiers.buy-for",
    defaultMessage: "{credits, plural, one {Buy # credit for {price}} other {Buy # credits for {price}}}",
    description: "Name of the link to the payment, read out; must begin with the words of premium-tiers.buy",
  },
  once: { id: "premium-tiers.once", defaultMessage: "One payment, no subscription." },
  premium: { id: "premium-tiers.premium", defaultMessage: "Every package makes you a Premium member." },
  refund: {
    id: "premium-tiers.refund",
    defaultMessage:
      "{days, plural, one {Unused credits are refundable for # day.} other {Unused credits are refundable for # days.}}",
    description: "The right to have the money back for credits that were not spent",
  },
});
