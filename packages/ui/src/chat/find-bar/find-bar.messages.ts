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
  none: { id: "find-bar.none", defaultMessage: "Nothing found" },
  older: { id: "find-bar.older", defaultMessage: "Older match" },
  newer: { id: "find-bar.newer", defaultMessage: "Newer match" },
  close: { id: "find-bar.close", defaultMessage: "Stop searching" },
});
