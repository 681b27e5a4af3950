import { defineMessages } from "react-intl";

export const messages = defineMessages<{ left: { hours: number; minutes: number } }>({
  left: {
    id: "countdown.left",
    defaultMessage:
      "{hours, plural, =0 {} one {# hour } other {# hours }}{minutes, plural, one {# minute left} other {# minutes left}}",
    description: "A countdown in words, for those who listen; it changes once a minute",
  },
});
