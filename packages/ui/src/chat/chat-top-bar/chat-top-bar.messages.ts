import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  back: {};
  online: {};
  typing: {};
  fictional: {};
  credits: { count: number };
}>({
  back: { id: "chat-top-bar.back", defaultMessage: "Back to your conversations" },
  online: { id: "chat-top-bar.online", defaultMessage: "Online" },
  typing: {
    id: "chat-top-bar.typing",
    defaultMessage: "Typing…",
    description: "Under the name of the person who is writing",
  },
  fictional: { id: "chat-top-bar.fictional", defaultMessage: "Fictional profile" },
  credits: {
    id: "chat-top-bar.credits",
    defaultMessage: "{count, plural, one {# credit} other {# credits}}",
    description: "The reader's balance, a link to buy more",
  },
});
