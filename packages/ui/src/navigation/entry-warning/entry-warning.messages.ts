import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  text: { site: string; minAge: number };
  enter: { minAge: number };
  leave: {};
}>({
  title: { id: "entry-warning.title", defaultMessage: "For adults only" },
  text: {
    id: "entry-warning.text",
    defaultMessage:
      "{site} is a dating site for people of {minAge} and over and has content of an erotic nature. By entering you confirm that you are at least {minAge}.",
  },
  enter: { id: "entry-warning.enter", defaultMessage: "I am {minAge} or over, enter" },
  leave: { id: "entry-warning.leave", defaultMessage: "Leave" },
});
