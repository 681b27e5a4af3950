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
  askTitle: { id: "activation.ask.title", defaultMessage: "Confirm your email address" },
  askText: {
    id: "activation.ask.text",
    defaultMessage: "One more step, and other members can find you and you can write to them.",
  },
  askAction: { id: "activation.ask.action", defaultMessage: "Confirm my email address" },
  doneTitle: { id: "activation.done.title", defaultMessage: "Your email address is confirmed" },
  doneText: { id: "activation.done.text", defaultMessage: "Welcome to {site}. Your profile is live." },
  doneAction: { id: "activation.done.action", defaultMessage: "Find someone" },
  errorTitle: { id: "activation.error.title", defaultMessage: "Activation failed" },
  errorText: {
    id: "activation.error.text",
    defaultMessage: "This link has expired or is incomplete. Log in to get a new one.",
  },
  errorAction: { id: "activation.error.action", defaultMessage: "Log in" },
});
