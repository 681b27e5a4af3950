import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  incomplete: {};
  logIn: {};
  reload: {};
}>({
  incomplete: { id: "problem.incomplete", defaultMessage: "Part of this page didn’t load" },
  logIn: { id: "problem.log_in", defaultMessage: "Open a new tab to log in" },
  reload: { id: "problem.reload", defaultMessage: "Try again" },
});
