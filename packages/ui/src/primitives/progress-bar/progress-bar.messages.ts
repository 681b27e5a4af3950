import { defineMessages } from "react-intl";

export const messages = defineMessages({
  label: {
    id: "progress-bar.label",
    defaultMessage: "Loading the page",
    description: "Name of the bar at the top while a page loads",
  },
});
