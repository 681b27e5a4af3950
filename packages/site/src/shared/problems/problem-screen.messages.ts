import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  incomplete: {};
  logIn: {};
  reload: {};
}>({
  incomplete: { id: "problem.incomplete", defaultMessage: "A part of this page did not arrive" },
  logIn: { id: "problem.log_in", defaultMessage: "Log in in a new tab" },
  reload: { id: "problem.reload", defaultMessage: "Try again" },
});
