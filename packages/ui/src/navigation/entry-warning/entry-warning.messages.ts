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
      "{site} is a dating site for adults aged {minAge} and over, with erotic content. By entering, you confirm that you’re at least {minAge}.",
  },
  enter: { id: "entry-warning.enter", defaultMessage: "I’m {minAge} or older" },
  leave: { id: "entry-warning.leave", defaultMessage: "Leave" },
});
