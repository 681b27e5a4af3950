import { defineMessages } from "react-intl";

export const messages = defineMessages({
  notFound: { id: "error-page.not-found", defaultMessage: "This page could not be found." },
  error: { id: "error-page.error", defaultMessage: "Error" },
  home: { id: "error-page.home", defaultMessage: "Back to the home page" },
});
