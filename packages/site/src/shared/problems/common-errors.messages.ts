import { defineMessages } from "react-intl";

/** The texts of errors that may meet anybody, on any page, or with no way to the site. */
export const commonErrorMessages = defineMessages({
  answer_invalid: { id: "error.answer_invalid", defaultMessage: "We couldn’t read the answer. Please try again." },
  authentication_required: { id: "error.authentication_required", defaultMessage: "Log in to continue" },
  network_failed: {
    id: "error.network_failed",
    defaultMessage: "No connection. Nothing is lost: try again when you’re back online.",
  },
  not_found: { id: "error.not_found", defaultMessage: "This page could not be found." },
  server_busy: {
    id: "error.server_busy",
    defaultMessage: "We’re very busy right now. Please try again in a moment.",
  },
  session_changed: {
    id: "error.session_changed",
    defaultMessage: "Another account is logged in now. Reloading the page.",
  },
  too_many_requests: {
    id: "error.too_many_requests",
    defaultMessage: "That was a little fast. Try again {when}.",
  },
  unexpected: { id: "error.unexpected", defaultMessage: "An error occurred, please try again later" },
});
