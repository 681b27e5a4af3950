import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  label: {};
  title: { discount: string };
  text: { discount: string };
  banner: { discount: string };
  action: {};
  later: {};
}>({
  label: { id: "time-bonus.label", defaultMessage: "Bonus" },
  title: { id: "time-bonus.title", defaultMessage: "{discount} off for a limited time" },
  text: {
    id: "time-bonus.text",
    defaultMessage: "You’re out of credits. Your next ones cost {discount} less until time runs out.",
  },
  banner: { id: "time-bonus.banner", defaultMessage: "{discount} off your next credits" },
  action: { id: "time-bonus.action", defaultMessage: "Buy credits" },
  later: { id: "time-bonus.later", defaultMessage: "Not now" },
});
