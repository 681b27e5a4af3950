import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  deletedText: {};
  deletedUntil: { date: string };
  deletedWindow: { days: number };
  deletedAction: {};
  askText: {};
  askAction: {};
  restoredText: {};
  logIn: {};
  mailedText: {};
  newLink: {};
}>({
  deletedText: {
    id: "deleted.text",
    defaultMessage: "Nobody sees you any more, and you’re logged out everywhere.",
  },
  deletedUntil: {
    id: "deleted.until",
    defaultMessage:
      "Changed your mind? Use the link in our email until {date}. After that everything is gone for good.",
  },
  deletedWindow: {
    id: "deleted.window",
    defaultMessage:
      "Changed your mind? For {days, plural, one {# day} other {# days}} the link in our email brings everything back. After that it’s gone for good.",
  },
  deletedAction: { id: "deleted.action", defaultMessage: "Go to the home page" },
  askText: {
    id: "deleted.ask.text",
    defaultMessage: "Your profile, photos, messages and credits are still here. Bring them all back?",
  },
  askAction: { id: "deleted.ask.action", defaultMessage: "Restore my account" },
  restoredText: {
    id: "deleted.restored.text",
    defaultMessage: "Everything is as you left it. Log in to pick up where you were.",
  },
  logIn: { id: "deleted.log_in", defaultMessage: "Log in" },
  mailedText: {
    id: "deleted.mailed.text",
    defaultMessage: "A new link is on its way. Nothing there? Check your spam folder.",
  },
  newLink: {
    id: "deleted.new_link",
    defaultMessage: "Log in with your email address and password: there we can email you a new one.",
  },
});
