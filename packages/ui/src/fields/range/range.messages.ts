import { defineMessages } from "react-intl";

export const messages = defineMessages<{ min: {}; max: {}; value: { min: string; max: string } }>({
  min: {
    id: "range.min",
    defaultMessage: "Minimum",
    description: "Name of the left thumb of a range with two thumbs",
  },
  max: {
    id: "range.max",
    defaultMessage: "Maximum",
    description: "Name of the right thumb of a range with two thumbs",
  },
  value: {
    id: "range.value",
    defaultMessage: "{min}–{max}",
    description: "The chosen range, beside its label: 25–40",
  },
});
