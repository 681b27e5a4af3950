import { defineMessages } from "react-intl";

/** What the page is called: known before it is there. */
export const deleteMessages = defineMessages<{
  title: {};
  description: { site: string };
}>({
  title: { id: "delete.title", defaultMessage: "Delete your account?" },
  description: { id: "delete.description", defaultMessage: "Leave {site}, and what happens to your data then." },
});
