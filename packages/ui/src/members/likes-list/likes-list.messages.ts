import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  nav: {};
  received: {};
  sent: {};
  matches: {};
  unseen: { count: number };
  emptyReceived: {};
  emptySent: {};
  emptyMatches: {};
  hintReceived: {};
  hintSent: {};
  hintMatches: {};
  search: {};
}>({
  nav: {
    id: "likes-list.nav",
    defaultMessage: "Likes",
    description: "Name of the navigation between received, sent and matches",
  },
  received: { id: "likes-list.received", defaultMessage: "Received" },
  sent: { id: "likes-list.sent", defaultMessage: "Sent" },
  matches: { id: "likes-list.matches", defaultMessage: "Matches" },
  unseen: {
    id: "likes-list.unseen",
    defaultMessage: "{count, plural, one {# new} other {# new}}",
    description: "After Received: how many likes were not seen yet",
  },
  emptyReceived: { id: "likes-list.empty-received", defaultMessage: "No one has liked you yet" },
  hintReceived: { id: "likes-list.hint-received", defaultMessage: "A photo and a few words about you help a lot." },
  emptySent: { id: "likes-list.empty-sent", defaultMessage: "You haven’t liked anyone yet" },
  hintSent: { id: "likes-list.hint-sent", defaultMessage: "A like is an easy way to say hello." },
  emptyMatches: { id: "likes-list.empty-matches", defaultMessage: "No matches yet" },
  hintMatches: {
    id: "likes-list.hint-matches",
    defaultMessage: "When someone you like likes you back, you’ll find them here.",
  },
  search: { id: "likes-list.search", defaultMessage: "Search members" },
});
