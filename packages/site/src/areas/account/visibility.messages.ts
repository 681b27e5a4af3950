import { defineMessages } from "react-intl";

/** Who comes across the member, and what that means for them. */
export const visibilityMessages = defineMessages({
  everyone: { id: "account.visibility.everyone", defaultMessage: "Everyone" },
  "everyone.hint": {
    id: "account.visibility.everyone.hint",
    defaultMessage: "You’re in search, and members can like you and write to you.",
  },
  chosen: { id: "account.visibility.chosen", defaultMessage: "Privacy mode" },
  "chosen.hint": {
    id: "account.visibility.chosen.hint",
    defaultMessage: "Only members you’ve liked or written to see you.",
  },
  nobody: { id: "account.visibility.nobody", defaultMessage: "Invisible mode" },
  "nobody.hint": {
    id: "account.visibility.nobody.hint",
    defaultMessage: "You’re out of search, and nobody new can like you or write to you. Your conversations stay open.",
  },
});
