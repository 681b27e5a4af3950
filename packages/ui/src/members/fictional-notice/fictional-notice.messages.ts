import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  one: { word: string };
  other: { word: string };
  singular: {};
  plural: {};
}>({
  one: {
    id: "fictional-notice.one",
    defaultMessage: "This is a {word}: made for entertainment, not a real person, so you can’t meet in real life.",
    description: "{word} is the site's own term in the singular, such as fictional profile",
  },
  other: {
    id: "fictional-notice.other",
    defaultMessage:
      "Some of these are {word}: made for entertainment, not real people, so you can’t meet them in real life.",
    description: "{word} is the site's own term in the plural, such as fictional profiles",
  },
  singular: { id: "fictional-notice.singular", defaultMessage: "fictional profile" },
  plural: { id: "fictional-notice.plural", defaultMessage: "fictional profiles" },
});
