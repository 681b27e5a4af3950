import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  day: {};
  month: {};
  year: {};
  clamped: { month: string; days: number; day: number };
}>({
  day: { id: "date-of-birth-field.day", defaultMessage: "Day" },
  month: { id: "date-of-birth-field.month", defaultMessage: "Month" },
  year: { id: "date-of-birth-field.year", defaultMessage: "Year" },
  clamped: {
    id: "date-of-birth-field.clamped",
    defaultMessage: "{month} has {days, plural, one {# day} other {# days}}, so the day is now {day}.",
    description: "The day was moved back because the chosen month is shorter. Month with its year, or alone.",
  },
});
