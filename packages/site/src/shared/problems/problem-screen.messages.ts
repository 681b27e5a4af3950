import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  incomplete: {};
  reload: {};
}>({
  incomplete: { id: "problem.incomplete", defaultMessage: "A part of this page did not arrive" },
  reload: { id: "problem.reload", defaultMessage: "Try again" },
});
