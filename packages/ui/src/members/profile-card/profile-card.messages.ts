import { defineMessages } from "react-intl";

export const messages = defineMessages<{ more: { name: string } }>({
  more: {
    id: "profile-card.more",
    defaultMessage: "More about {name}",
    description: "Name of the button that opens a card's menu (message, gift, block)",
  },
});
