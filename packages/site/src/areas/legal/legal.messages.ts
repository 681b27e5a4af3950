import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  version: { date: string };
}>({
  version: { id: "pages.version", defaultMessage: "In effect since {date}" },
});
