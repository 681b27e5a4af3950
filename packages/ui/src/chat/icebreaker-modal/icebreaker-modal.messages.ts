import { defineMessages } from "react-intl";

export const messages = defineMessages<{ title: { name: string }; description: {} }>({
  title: { id: "icebreaker-modal.title", defaultMessage: "A first line for {name}" },
  description: {
    id: "icebreaker-modal.description",
    defaultMessage: "Choose one to start from. You can change it before you send it.",
  },
});
