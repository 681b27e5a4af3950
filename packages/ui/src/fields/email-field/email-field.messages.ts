import { defineMessages, type MessageValue } from "react-intl";

export const messages = defineMessages<{ suggestion: { email: MessageValue } }>({
  suggestion: {
    id: "email-field.suggestion",
    defaultMessage: "Did you mean {email}?",
    description: "Under an e-mail field with a likely typing mistake; the address is a button that puts it in",
  },
});
