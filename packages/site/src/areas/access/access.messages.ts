import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  askTitle: {};
  askDescription: { site: string };
  askText: {};
  email: {};
  askAction: {};
  sentTitle: {};
  sentText: {};
  sentNeutral: {};
  sentAgain: {};
  doTitle: {};
  doAction: {};
  doneTitle: {};
  doneText: {};
  doneAction: {};
  brokenTitle: {};
  brokenText: {};
  requestLink: {};
  mailTitle: {};
  mailText: {};
  mailAction: {};
  mailDoneTitle: {};
  mailDoneText: {};
  mailDoneAction: {};
  undoTitle: {};
  undoText: {};
  undoAction: {};
  undoDoneTitle: {};
  undoDoneText: {};
}>({
  askTitle: { id: "access.ask.title", defaultMessage: "Choose a new password" },
  askDescription: { id: "access.ask.description", defaultMessage: "Get back into your account on {site}." },
  askText: {
    id: "access.ask.text",
    defaultMessage: "Enter the email address of your account, and we’ll send you a link to choose a new password.",
  },
  email: { id: "login.email", defaultMessage: "Email address" },
  askAction: { id: "access.ask.action", defaultMessage: "Email me a link" },
  sentTitle: { id: "access.sent.title", defaultMessage: "Check your email" },
  sentText: {
    id: "access.sent.text",
    defaultMessage: "A link to choose a new password is on its way. It works once, within an hour.",
  },
  sentNeutral: {
    id: "access.sent.neutral",
    defaultMessage:
      "If there’s an account with this address, a link to choose a new password is on its way. It works once, within an hour.",
  },
  sentAgain: { id: "access.sent.again", defaultMessage: "Send another link" },
  doTitle: { id: "access.do.title", defaultMessage: "Choose a new password" },
  doAction: { id: "access.do.action", defaultMessage: "Save password" },
  doneTitle: { id: "access.done.title", defaultMessage: "Your new password is saved" },
  doneText: {
    id: "access.done.text",
    defaultMessage: "You’ve been logged out everywhere. Log in with your new password.",
  },
  doneAction: { id: "login.submit", defaultMessage: "Log in" },
  brokenTitle: { id: "error.link_invalid", defaultMessage: "Link expired or invalid, request a new email" },
  brokenText: {
    id: "access.broken.text",
    defaultMessage: "It may have been used before, or a newer one is in your mailbox.",
  },
  requestLink: { id: "access.request_link", defaultMessage: "Request a new link" },
  mailTitle: { id: "access.mail.title", defaultMessage: "Use your new email address" },
  mailText: {
    id: "access.mail.text",
    defaultMessage: "From now on you’ll log in with it, and we’ll write to it. We’ll tell your old address, too.",
  },
  mailAction: { id: "access.mail.action", defaultMessage: "Use the new address" },
  mailDoneTitle: { id: "access.mail.done.title", defaultMessage: "Your email address has changed" },
  mailDoneText: { id: "access.mail.done.text", defaultMessage: "Log in with your new address from now on." },
  mailDoneAction: { id: "access.mail.done.action", defaultMessage: "Go to settings" },
  undoTitle: { id: "access.undo.title", defaultMessage: "Wasn’t it you?" },
  undoText: {
    id: "access.undo.text",
    defaultMessage:
      "We’ll put your old email address back, log everybody out of your account, and email you a link to choose a new password.",
  },
  undoAction: { id: "access.undo.action", defaultMessage: "Secure my account" },
  undoDoneTitle: { id: "access.undo.done.title", defaultMessage: "Your account is secure again" },
  undoDoneText: {
    id: "access.undo.done.text",
    defaultMessage: "Everybody is logged out. Open the link that we’ve just emailed you to choose a new password.",
  },
});
