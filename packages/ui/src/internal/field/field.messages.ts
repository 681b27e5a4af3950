import { defineMessages } from "react-intl";

export const messages = defineMessages<{ cut: {} }>({
  cut: {
    id: "text-field.cut",
    defaultMessage: "That was too long to fit here. Only the beginning was kept.",
    description: "Under a field, after a text was put into it that is far longer than it takes",
  },
});
