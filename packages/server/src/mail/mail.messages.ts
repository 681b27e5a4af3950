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
  resetSubject: { id: "mail.reset.subject", defaultMessage: "Choose a new password for {site}" },
  resetText: {
    id: "mail.reset.text",
    defaultMessage: "You asked for a new password for your account on {site}. Choose one here.",
  },
  resetButton: { id: "mail.reset.button", defaultMessage: "Choose a new password" },
  resetExpiry: {
    id: "mail.reset.expiry",
    defaultMessage: "The link works once, within {minutes, plural, one {# minute} other {# minutes}}.",
  },
  resetIgnore: {
    id: "mail.reset.ignore",
    defaultMessage: "Didn’t ask for this? Just ignore this email. Your password stays as it is.",
  },
  passwordSubject: { id: "mail.password.subject", defaultMessage: "Your password for {site} has changed" },
  passwordText: {
    id: "mail.password.text",
    defaultMessage: "Your account on {site} has a new password. If you changed it, there’s nothing to do.",
  },
  emailSubject: { id: "mail.email.subject", defaultMessage: "Confirm your new email address for {site}" },
  emailText: {
    id: "mail.email.text",
    defaultMessage:
      "You asked to use this address for your account on {site}. Confirm it, and it takes the old one’s place.",
  },
  emailButton: { id: "mail.email.button", defaultMessage: "Use this address" },
  emailIgnore: {
    id: "mail.email.ignore",
    defaultMessage: "Didn’t ask for this? Just ignore this email. Nothing will change.",
  },
  emailChangedSubject: {
    id: "mail.email_changed.subject",
    defaultMessage: "Your email address for {site} has changed",
  },
  emailChangedText: {
    id: "mail.email_changed.text",
    defaultMessage: "Your account on {site} now uses {email}. If you changed it, there’s nothing to do.",
  },
  undoButton: { id: "mail.undo.button", defaultMessage: "It wasn’t me" },
  undoText: {
    id: "mail.undo.text",
    defaultMessage:
      "If it wasn’t you, press the button within {days, plural, one {# day} other {# days}}. We’ll log everybody out of your account and email you a link to choose a new password.",
  },
  takenSubject: { id: "mail.taken.subject", defaultMessage: "You already have an account on {site}" },
  takenText: {
    id: "mail.taken.text",
    defaultMessage:
      "Somebody asked to use this address for another account on {site}. It belongs to yours already, so nothing has changed.",
  },
  takenButton: { id: "mail.taken.button", defaultMessage: "Log in" },
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
