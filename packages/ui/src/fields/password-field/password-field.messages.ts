import { defineMessages } from "react-intl";

export const messages = defineMessages({
  show: { id: "password-field.show", defaultMessage: "Show password" },
  hide: { id: "password-field.hide", defaultMessage: "Hide password" },
  empty: {
    id: "password-field.empty",
    defaultMessage: "A few words in a row are strong and easy to remember",
    description: "Under the empty field for a new password",
  },
  weak: {
    id: "password-field.weak",
    defaultMessage: "Weak: add words or make it longer",
    description: "Strength of a password as it is typed, with what would help",
  },
  fair: { id: "password-field.fair", defaultMessage: "Fair: one more word would make it good" },
  good: { id: "password-field.good", defaultMessage: "Good password" },
  strong: { id: "password-field.strong", defaultMessage: "Strong password" },
});
