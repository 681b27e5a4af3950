import { defineMessages } from "react-intl";

export const messages = defineMessages({
  label: { id: "discount-code-field.label", defaultMessage: "Discount code" },
  apply: { id: "discount-code-field.apply", defaultMessage: "Apply" },
  remove: { id: "discount-code-field.remove", defaultMessage: "Remove discount" },
});
