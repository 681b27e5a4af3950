import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  label: {};
  title: { discount: string };
  text: { discount: string };
  banner: { discount: string };
  action: {};
  later: {};
}>({
  label: { id: "welcome-bonus.label", defaultMessage: "Welcome bonus" },
  title: { id: "welcome-bonus.title", defaultMessage: "Welcome: {discount} off" },
  text: {
    id: "welcome-bonus.text",
    defaultMessage: "Your first credits cost {discount} less. Credits also make you a Premium member.",
  },
  banner: { id: "welcome-bonus.banner", defaultMessage: "{discount} off your first credits" },
  action: { id: "welcome-bonus.action", defaultMessage: "Use my bonus" },
  later: { id: "welcome-bonus.later", defaultMessage: "Not now" },
});
