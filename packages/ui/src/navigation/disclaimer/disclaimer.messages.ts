import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  adults: { site: string; minAge: number };
  fictional: {};
  costs: {};
}>({
  adults: {
    id: "disclaimer.adults",
    defaultMessage: "{site} is an entertainment service for adults of {minAge} and over.",
  },
  fictional: {
    id: "disclaimer.fictional",
    defaultMessage:
      "Some profiles are fictional, marked as such, and made for entertainment: meeting them in person is not possible.",
  },
  costs: { id: "disclaimer.costs", defaultMessage: "Sending messages costs credits; there is no subscription." },
});
