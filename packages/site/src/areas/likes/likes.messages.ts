import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  description: {};
  write: { name: string };
}>({
  title: { id: "likes.title", defaultMessage: "Likes" },
  description: { id: "likes.description", defaultMessage: "Who likes you, whom you like, and where both are true." },
  write: { id: "likes.write", defaultMessage: "Write to {name}" },
});
