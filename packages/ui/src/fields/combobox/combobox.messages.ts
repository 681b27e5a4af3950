import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  clear: {};
  empty: {};
  loading: {};
  results: { count: number };
}>({
  clear: { id: "combobox.clear", defaultMessage: "Clear" },
  empty: { id: "combobox.empty", defaultMessage: "No results" },
  loading: { id: "combobox.loading", defaultMessage: "Searching…" },
  results: {
    id: "combobox.results",
    defaultMessage: "{count, plural, one {# result} other {# results}}",
    description: "Spoken when the list of suggestions has changed",
  },
});
