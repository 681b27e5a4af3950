import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: { name: string };
  cost: { credits: number };
  send: { credits: number };
  choose: {};
  short: { credits: number };
  buy: {};
  empty: {};
}>({
  title: { id: "gift-picker.title", defaultMessage: "A gift for {name}" },
  cost: { id: "gift-picker.cost", defaultMessage: "{credits, plural, one {# credit} other {# credits}}" },
  send: {
    id: "gift-picker.send",
    defaultMessage: "{credits, plural, =0 {Send for free} one {Send for # credit} other {Send for # credits}}",
  },
  choose: {
    id: "gift-picker.choose",
    defaultMessage: "Choose a gift",
    description: "On the button while nothing is chosen",
  },
  short: {
    id: "gift-picker.short",
    defaultMessage:
      "{credits, plural, one {You have # credit, which isn’t enough for this gift.} other {You have # credits, which isn’t enough for this gift.}}",
  },
  buy: { id: "gift-picker.buy", defaultMessage: "Buy credits" },
  empty: { id: "gift-picker.empty", defaultMessage: "There are no gifts to send right now." },
});
