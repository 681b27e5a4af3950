import { defineMessages } from "react-intl";

export const messages = defineMessages<{ nav: {}; search: {}; matchFinder: {}; swipeGame: {} }>({
  nav: {
    id: "meet.nav",
    defaultMessage: "Ways to meet",
    description: "Name of the links to search, match-finder and swipe game",
  },
  search: { id: "top-navigation.members-short", defaultMessage: "Search" },
  matchFinder: { id: "match-finder.title", defaultMessage: "Match-finder" },
  swipeGame: { id: "swipe-deck.title", defaultMessage: "Swipe game", description: "Name of the region" },
});
