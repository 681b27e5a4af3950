import { defineMessages } from "react-intl";

export const messages = defineMessages<{ title: {}; description: {} }>({
  title: { id: "swipe-deck.title", defaultMessage: "Swipe game", description: "Name of the region" },
  description: { id: "swipe-game.description", defaultMessage: "Meet people one by one: like, pass, or decide later." },
});
