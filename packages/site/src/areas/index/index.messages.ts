import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  description: {};
  start: {};
  enter: {};
  look: {};
  facts: { min_age: number };
  newest: { site: string };
  all: {};
  how: {};
  findTitle: {};
  findText: {};
  likeTitle: {};
  likeText: {};
  writeTitle: {};
  writeText: {};
}>({
  title: { id: "index.title", defaultMessage: "Meet people who mean it" },
  description: {
    id: "index.description",
    defaultMessage: "Free to join, free to browse, free to like. You only pay for the messages you send.",
  },
  start: { id: "index.start", defaultMessage: "Sign up for free" },
  enter: { id: "index.enter", defaultMessage: "Browse members" },
  look: { id: "index.look", defaultMessage: "Look around first" },
  facts: { id: "index.facts", defaultMessage: "{min_age, number}+ only · no subscription · leave whenever you like" },
  newest: { id: "index.newest", defaultMessage: "New on {site}" },
  all: { id: "index.all", defaultMessage: "See all members" },
  how: { id: "index.how", defaultMessage: "How it works" },
  findTitle: { id: "index.find.title", defaultMessage: "Find" },
  findText: {
    id: "index.find.text",
    defaultMessage: "Search by age and place. Fictional profiles are always marked.",
  },
  likeTitle: { id: "index.like.title", defaultMessage: "Like" },
  likeText: { id: "index.like.text", defaultMessage: "Likes are free. When one comes back, it’s a match." },
  writeTitle: { id: "index.write.title", defaultMessage: "Write" },
  writeText: {
    id: "index.write.text",
    defaultMessage:
      "Your first messages are on us. After that, buy credits when you need them. There’s no subscription.",
  },
});
