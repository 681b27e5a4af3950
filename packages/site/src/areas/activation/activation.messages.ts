import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  askTitle: {};
  askText: {};
  askAction: {};
  doneTitle: {};
  doneText: { site: string };
  doneAction: {};
  errorTitle: {};
  errorText: {};
  errorAction: {};
}>({
  askTitle: { id: "activation.ask.title", defaultMessage: "Confirm your e-mail address" },
  askText: {
    id: "activation.ask.text",
    defaultMessage: "One press, and other members can find you and you can answer them.",
  },
  askAction: { id: "activation.ask.action", defaultMessage: "Confirm my e-mail address" },
  doneTitle: { id: "activation.done.title", defaultMessage: "Your address is confirmed" },
  doneText: { id: "activation.done.text", defaultMessage: "Welcome to {site}! Your profile is live now." },
  doneAction: { id: "activation.done.action", defaultMessage: "Find somebody" },
  errorTitle: { id: "activation.error.title", defaultMessage: "Activation failed" },
  errorText: {
    id: "activation.error.text",
    defaultMessage: "This link has expired or was not complete. Log in and send yourself a new one.",
  },
  errorAction: { id: "activation.error.action", defaultMessage: "Log in" },
});
