import { defineMessages } from "react-intl";

export const messages = defineMessages({
  new: {
    id: "new-messages-divider.new",
    defaultMessage: "New messages",
    description: "Over the first unread message of a chat",
  },
});
