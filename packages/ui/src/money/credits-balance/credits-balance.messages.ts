import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  credits: { credits: number };
  low: {};
  none: {};
  messages: { count: number };
  buy: {};
}>({
  title: { id: "credits-balance.title", defaultMessage: "Your credits" },
  credits: { id: "credits-balance.credits", defaultMessage: "{credits, plural, one {# credit} other {# credits}}" },
  low: { id: "credits-balance.low", defaultMessage: "Running low" },
  none: { id: "credits-balance.none", defaultMessage: "No credits left" },
  messages: {
    id: "credits-balance.messages",
    defaultMessage: "{count, plural, one {Enough for # message} other {Enough for # messages}}",
  },
  buy: { id: "credits-balance.buy", defaultMessage: "Buy credits" },
});
