import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  credits: { credits: number };
  again: { price: string };
  againCredits: { credits: number; price: string };
  changed: { price: string };
  empty: {};
  emptyText: {};
  bundles: {};
}>({
  credits: { id: "repeat-order-list.credits", defaultMessage: "{credits, plural, one {# credit} other {# credits}}" },
  again: { id: "repeat-order-list.again", defaultMessage: "Buy again for {price}" },
  againCredits: {
    id: "repeat-order-list.again-credits",
    defaultMessage: "{credits, plural, one {Buy again for {price}: # credit} other {Buy again for {price}: # credits}}",
    description: "Name of the button, read out; must begin with the words of repeat-order-list.again",
  },
  changed: {
    id: "repeat-order-list.changed",
    defaultMessage: "You paid {price} for this order.",
    description: "The price is another one now",
  },
  empty: { id: "repeat-order-list.empty", defaultMessage: "No orders yet" },
  emptyText: {
    id: "repeat-order-list.empty-text",
    defaultMessage: "Packages you buy show up here, ready to buy again in one tap.",
  },
  bundles: { id: "repeat-order-list.bundles", defaultMessage: "See the packages" },
});
