import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  description: {};
  write: { name: string };
}>({
  title: { id: "likes.title", defaultMessage: "Likes" },
  description: { id: "likes.description", defaultMessage: "Who likes you, who you like, and your matches." },
  write: { id: "likes.write", defaultMessage: "Write to {name}" },
});
