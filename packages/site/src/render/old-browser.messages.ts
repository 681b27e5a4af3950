import { defineMessages } from "react-intl";

export const messages = defineMessages<{ title: {}; text: {} }>({
  title: { id: "old-browser.title", defaultMessage: "Your browser is out of date" },
  text: {
    id: "old-browser.text",
    defaultMessage: "The site works in a simpler form here. Update your browser or use another one to get all of it.",
  },
});
