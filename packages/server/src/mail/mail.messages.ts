import { defineMessages } from "@formatjs/intl";

export const messages = defineMessages({
  greeting: { id: "mail.greeting", defaultMessage: "Hello {name}," },
  footer: {
    id: "mail.footer",
    defaultMessage: "You get this e-mail because this address was used on {site}. Questions? Write to {support}.",
  },
  activateSubject: { id: "mail.activate.subject", defaultMessage: "Confirm your e-mail address for {site}" },
  activateText: {
    id: "mail.activate.text",
    defaultMessage:
      "Welcome to {site}. Confirm your e-mail address, and other members can find you and you can answer them.",
  },
  activateButton: { id: "mail.activate.button", defaultMessage: "Confirm my e-mail address" },
  activateExpiry: {
    id: "mail.activate.expiry",
    defaultMessage: "The link works for {days, plural, one {# day} other {# days}}.",
  },
  activateIgnore: {
    id: "mail.activate.ignore",
    defaultMessage: "You did not sign up? Then ignore this e-mail; nothing will happen.",
  },
});
