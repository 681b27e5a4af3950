import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  intro: {};
  shared: { count: number };
  emptyTitle: {};
  emptyText: {};
  emptyAction: {};
}>({
  title: { id: "match-finder.title", defaultMessage: "Match-finder" },
  intro: {
    id: "match-finder.intro",
    defaultMessage: "People who are looking for someone like you. Those you share most with come first.",
  },
  shared: {
    id: "match-finder.shared",
    defaultMessage: "{count, plural, one {# interest in common} other {# interests in common}}",
  },
  emptyTitle: { id: "match-finder.empty.title", defaultMessage: "No one new right now" },
  emptyText: { id: "swipe-deck.empty-text", defaultMessage: "New people join every day. Search to find more." },
  emptyAction: { id: "swipe-deck.search", defaultMessage: "Search members" },
});
