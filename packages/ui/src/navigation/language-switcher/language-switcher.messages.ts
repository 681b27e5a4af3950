import { defineMessages } from "react-intl";

export const messages = defineMessages({
  language: { id: "language-switcher.language", defaultMessage: "Language" },
});
