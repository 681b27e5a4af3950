import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  older: {};
  newest: {};
  end: {};
}>({
  older: { id: "lists.older", defaultMessage: "Show older" },
  newest: { id: "lists.newest", defaultMessage: "Back to the newest" },
  end: { id: "lists.end", defaultMessage: "Nothing older here" },
});
