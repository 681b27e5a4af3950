import { defineMessages } from "react-intl";

export const messages = defineMessages<{ like: { name: string } }>({
  like: {
    id: "like-button.like",
    defaultMessage: "Like {name}",
    description: "Name of the heart, a toggle: the same whether it is pressed or not",
  },
});
