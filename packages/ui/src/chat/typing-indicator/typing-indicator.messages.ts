import { defineMessages } from "react-intl";

export const messages = defineMessages<{ typing: { name: string } }>({
  typing: { id: "typing-indicator.typing", defaultMessage: "{name} is typing" },
});
