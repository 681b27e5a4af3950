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
  title: { id: "time-bonus.title", defaultMessage: "{discount} off, for a while" },
  text: {
    id: "time-bonus.text",
    defaultMessage: "You are out of credits. Your next ones cost {discount} less until the time is up.",
  },
  banner: { id: "time-bonus.banner", defaultMessage: "{discount} off your next credits" },
  action: { id: "time-bonus.action", defaultMessage: "Get credits" },
  later: { id: "time-bonus.later", defaultMessage: "Not now" },
});
