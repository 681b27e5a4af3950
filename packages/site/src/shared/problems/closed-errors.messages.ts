import { defineMessages } from "react-intl";

/** The texts of errors that also close a composer: they stand there before anything has failed. */
export const closedErrorMessages = defineMessages({
  conversation_limit: {
    id: "error.conversation_limit",
    defaultMessage:
      "Free members can have {limit, plural, one {# conversation} other {# conversations}}. Get Premium to meet more people.",
  },
  email_not_confirmed: {
    id: "error.email_not_confirmed",
    defaultMessage: "Confirm your email address to write and like",
  },
  not_enough_credits: {
    id: "error.not_enough_credits",
    defaultMessage:
      "This costs {needed, plural, one {# credit} other {# credits}} and you have {balance, plural, =0 {none left} one {# left} other {# left}}",
  },
  recipient_deleted: { id: "error.recipient_deleted", defaultMessage: "This member has deleted their account" },
  recipient_private: {
    id: "error.recipient_private",
    defaultMessage: "{name} only hears from members they’ve liked or written to",
  },
  recipient_unavailable: { id: "error.recipient_unavailable", defaultMessage: "This member is no longer available" },
});
