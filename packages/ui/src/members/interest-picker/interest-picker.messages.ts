import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  chosen: { count: number };
  chosenOf: { count: number; most: number };
}>({
  title: { id: "interest-picker.title", defaultMessage: "Interests" },
  chosen: {
    id: "interest-picker.chosen",
    defaultMessage: "{count, plural, =0 {None chosen} one {# chosen} other {# chosen}}",
  },
  chosenOf: {
    id: "interest-picker.chosen-of",
    defaultMessage:
      "{count, plural, =0 {None of {most, number} chosen} one {# of {most, number} chosen} other {# of {most, number} chosen}}",
  },
});
