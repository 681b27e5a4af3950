import { defineMessages, type MessageTag } from "react-intl";

export const messages = defineMessages<{ suggestion: { email: string; button: MessageTag } }>({
  suggestion: {
    id: "email-field.suggestion",
    defaultMessage: "Did you mean <button>{email}</button>?",
    description:
      "Under an e-mail field with a likely typing mistake; the address is a button that puts it in",
  },
});
