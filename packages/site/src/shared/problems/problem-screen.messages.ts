import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  home: {};
  reload: {};
}>({
  home: { id: "problem.home", defaultMessage: "Back to the home page" },
  reload: { id: "problem.reload", defaultMessage: "Try again" },
});
