import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  activationTitle: {};
  activationText: { email: string };
  activationResend: {};
  activationSent: { email: string };
  offline: {};
}>({
  activationTitle: { id: "layout.activation.title", defaultMessage: "Confirm your e-mail address" },
  activationText: {
    id: "layout.activation.text",
    defaultMessage: "We sent a link to {email}. Until you open it your profile is hidden and you cannot write.",
  },
  activationResend: { id: "layout.activation.resend", defaultMessage: "Send it again" },
  activationSent: { id: "layout.activation.sent", defaultMessage: "A new link is on its way to {email}" },
  offline: { id: "layout.offline", defaultMessage: "You are offline. What you write is kept here until you are back." },
});
