import { defineMessages } from "react-intl";

export const messages = defineMessages({
  today: { id: "day-divider.today", defaultMessage: "Today" },
  yesterday: { id: "day-divider.yesterday", defaultMessage: "Yesterday" },
});
