import { defineMessages } from "react-intl";

export const messages = defineMessages<{ automatic: {} }>({
  automatic: {
    id: "like-popup.automatic",
    defaultMessage: "This like came automatically.",
    description: "In the pop-up of a like or match that a fictional profile has made by itself",
  },
});
