import { defineMessages } from "react-intl";

export const messages = defineMessages<{ more: { name: string }; place: { city: string; distance: number } }>({
  place: {
    id: "profile-card.place",
    defaultMessage: "{city}, within {distance, number} km",
    description: "Where a member lives, and how far from the reader at most",
  },
  more: {
    id: "profile-card.more",
    defaultMessage: "More about {name}",
    description: "Name of the button that opens a card's menu (message, gift, block)",
  },
});
