import { defineMessages } from "react-intl";

export const messages = defineMessages({
  dismiss: {
    id: "banner.dismiss",
    defaultMessage: "Dismiss",
    description: "Button that closes a banner across the page",
  },
});
