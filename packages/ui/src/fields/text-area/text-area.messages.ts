import { defineMessages } from "react-intl";

export const messages = defineMessages<{ left: { count: number }; over: { count: number } }>({
  left: {
    id: "text-area.left",
    defaultMessage: "{count, plural, one {# character left} other {# characters left}}",
    description: "Under a text area, how much may still be typed",
  },
  over: {
    id: "text-area.over",
    defaultMessage: "{count, plural, one {# character over the limit} other {# characters over the limit}}",
    description: "Under a text area whose text is over its limit",
  },
});
