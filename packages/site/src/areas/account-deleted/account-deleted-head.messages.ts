import { defineMessages } from "react-intl";

/** What the page is called, by what it is about. */
export const titles = defineMessages({
  deleted: { id: "deleted.title", defaultMessage: "Your account is deleted" },
  ask: { id: "deleted.ask.title", defaultMessage: "Restore your account" },
  restored: { id: "deleted.restored.title", defaultMessage: "Welcome back" },
  mailed: { id: "deleted.mailed.title", defaultMessage: "Check your inbox" },
});
