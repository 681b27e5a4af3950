import { defineMessages } from "react-intl";

export const messages = defineMessages<{ more: { max: number } }>({
  more: {
    id: "counter-badge.more",
    defaultMessage: "{max, number}+",
    description: "A count that is higher than what is written out, such as 99+",
  },
});
