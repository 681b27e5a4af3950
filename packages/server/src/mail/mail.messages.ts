import { defineMessages } from "@formatjs/intl";

export const messages = defineMessages({
  greeting: { id: "mail.greeting", defaultMessage: "Hi {name}," },
  footer: {
    id: "mail.footer",
    defaultMessage: "You’re getting this email because this address was used on {site}. Questions? Write to {support}.",
  },
  activateSubject: { id: "mail.activate.subject", defaultMessage: "Confirm your email address for {site}" },
  activateText: {
    id: "mail.activate.text",
    defaultMessage:
      "Welcome to {site}. Confirm your email address so that others can find you and you can write to them.",
  },
  activateButton: { id: "mail.activate.button", defaultMessage: "Confirm my email address" },
  activateExpiry: {
    id: "mail.activate.expiry",
    defaultMessage: "The link works for {days, plural, one {# day} other {# days}}.",
  },
  activateIgnore: {
    id: "mail.activate.ignore",
    defaultMessage: "Didn’t sign up? Just ignore this email. Nothing will happen.",
  },
  deleteSubject: { id: "mail.delete.subject", defaultMessage: "Your {site} account has been deleted" },
  deleteText: {
    id: "mail.delete.text",
    defaultMessage:
      "Nobody on {site} sees your profile any more, and you’ve been logged out everywhere. Changed your mind? You can have everything back.",
  },
  deleteButton: { id: "mail.delete.button", defaultMessage: "Restore my account" },
  deleteIgnore: {
    id: "mail.delete.ignore",
    defaultMessage: "If you don’t use it, there’s nothing else to do: we’ll erase your account for good.",
  },
});
