import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  logOutPending: {};
  logOutPendingText: {};
}>({
  logOutPending: { id: "logout.pending.title", defaultMessage: "You’re not logged out yet" },
  logOutPendingText: {
    id: "logout.pending.text",
    defaultMessage:
      "We can’t reach the site right now. What you wrote here is already gone from this device. Keep this page open: we’ll keep trying until you’re logged out.",
  },
});
