import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  doneTitle: {};
  doneText: { site: string };
  doneAction: {};
  errorTitle: {};
  errorText: {};
  errorAction: {};
}>({
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
