import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  card: { brand: string; last4: string };
  expires: { date: string };
  expired: { date: string };
  remove: { brand: string; last4: string };
  removeTitle: { brand: string; last4: string };
  removeText: {};
  removeYes: {};
  another: {};
  add: {};
}>({
  title: { id: "stored-cards.title", defaultMessage: "Your cards" },
  card: { id: "stored-cards.card", defaultMessage: "{brand} ending in {last4}" },
  expires: { id: "stored-cards.expires", defaultMessage: "Valid until {date}" },
  expired: { id: "stored-cards.expired", defaultMessage: "Expired {date}" },
  remove: { id: "stored-cards.remove", defaultMessage: "Remove {brand} ending in {last4}" },
  removeTitle: { id: "stored-cards.remove-title", defaultMessage: "Remove {brand} ending in {last4}?" },
  removeText: { id: "stored-cards.remove-text", defaultMessage: "You can add it again with your next payment." },
  removeYes: { id: "stored-cards.remove-yes", defaultMessage: "Remove card" },
  another: {
    id: "stored-cards.another",
    defaultMessage: "Another card",
    description: "Choice: pay with a card that is not stored yet",
  },
  add: { id: "stored-cards.add", defaultMessage: "Add a card" },
});
