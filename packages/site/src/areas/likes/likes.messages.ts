import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  write: { name: string };
}>({
  title: { id: "likes.title", defaultMessage: "Likes" },
  write: { id: "likes.write", defaultMessage: "Write to {name}" },
});
