import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  adults: { site: string; minAge: number };
  fictional: {};
  costs: {};
}>({
  adults: {
    id: "disclaimer.adults",
    defaultMessage: "{site} is an entertainment service for adults aged {minAge} and over.",
  },
  fictional: {
    id: "disclaimer.fictional",
    defaultMessage:
      "Some profiles are fictional. They’re always marked and made for entertainment, so you can’t meet them in real life.",
  },
  costs: { id: "disclaimer.costs", defaultMessage: "Sending messages costs credits. There’s no subscription." },
});
