import { defineMessages } from "react-intl";

export const messages = defineMessages<{ cut: {} }>({
  cut: {
    id: "text-field.cut",
    defaultMessage: "No more fits here. Anything beyond this was left out.",
    description: "Under a field, that holds far more than is right, and takes no more",
  },
});
