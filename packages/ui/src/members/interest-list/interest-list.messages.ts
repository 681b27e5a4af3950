import { defineMessages } from "react-intl";

export const messages = defineMessages({
  shared: {
    id: "interest-list.shared",
    defaultMessage: "(you too)",
    description: "Read out after an interest that both people have, as in: Hiking (you too)",
  },
});
