import { defineMessages } from "react-intl";

export const messages = defineMessages<{ title: { name: string }; description: {} }>({
  title: { id: "icebreaker-modal.title", defaultMessage: "A first line for {name}" },
  description: {
    id: "icebreaker-modal.description",
    defaultMessage: "Pick one to start with. You can edit it before you send it.",
  },
});
