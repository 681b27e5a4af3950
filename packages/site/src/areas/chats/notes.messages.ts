import { defineMessages } from "react-intl";

export const noteMessages = defineMessages({
  held: {
    id: "error.held_for_review",
    defaultMessage:
      "Many members got the same words, so we’ll look at this message before it’s delivered. You don’t need to send it again.",
  },
  masked: { id: "chats.masked", defaultMessage: "Links and numbers appear once you answer." },
});

/** By what a message is the first mention of. */
export const nudgeMessages = defineMessages({
  money: {
    id: "chats.nudge.money",
    defaultMessage: "Please don’t send money to anyone you haven’t met, however good the reason sounds.",
  },
  gift_card: {
    id: "chats.nudge.gift_card",
    defaultMessage: "Nobody honest asks you for a gift card or its code. Please keep both to yourself.",
  },
  messenger: {
    id: "chats.nudge.messenger",
    defaultMessage: "Stay here until you know each other well: we can only help with what’s written here.",
  },
});
