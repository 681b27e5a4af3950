import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  credits: { credits: number };
  perCredit: { price: string };
  saving: { percent: number };
  before: { price: string };
  buy: { price: string };
  buyCredits: { credits: number; price: string };
  best: {};
  once: {};
  refund: { days: number };
}>({
  credits: { id: "credit-bundles.credits", defaultMessage: "{credits, plural, one {# credit} other {# credits}}" },
  perCredit: { id: "credit-bundles.per-credit", defaultMessage: "{price} per credit" },
  saving: {
    id: "credit-bundles.saving",
    defaultMessage: "Save {percent, number, ::percent}",
    description: "percent is a share: 0.25 is 25 %",
  },
  before: {
    id: "credit-bundles.before",
    defaultMessage: "Was {price}",
    description: "Read out for the struck-through price",
  },
  buy: { id: "credit-bundles.buy", defaultMessage: "Buy for {price}", description: "Link to the payment of a bundle" },
  buyCredits: {
    id: "credit-bundles.buy-credits",
    defaultMessage: "{credits, plural, one {Buy for {price}: # credit} other {Buy for {price}: # credits}}",
    description: "Name of the link to the payment, read out; must begin with the words of credit-bundles.buy",
  },
  best: { id: "credit-bundles.best", defaultMessage: "Most popular" },
  once: { id: "credit-bundles.once", defaultMessage: "One payment, no subscription." },
  refund: {
    id: "credit-bundles.refund",
    defaultMessage:
      "{days, plural, one {Unused credits are refundable for # day.} other {Unused credits are refundable for # days.}}",
  },
});
