import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  label: {};
  placeholder: {};
  found: { position: number; count: number };
  none: {};
  older: {};
  newer: {};
  close: {};
}>({
  label: { id: "find-bar.label", defaultMessage: "Find in this conversation" },
  placeholder: { id: "find-bar.placeholder", defaultMessage: "Find a message" },
  found: {
    id: "find-bar.found",
    defaultMessage: "{position, number} of {count, number}",
    description: "Which of the found messages is shown",
  },
  none: { id: "find-bar.none", defaultMessage: "No results" },
  older: { id: "find-bar.older", defaultMessage: "Older result" },
  newer: { id: "find-bar.newer", defaultMessage: "Newer result" },
  close: { id: "find-bar.close", defaultMessage: "Close search" },
});
