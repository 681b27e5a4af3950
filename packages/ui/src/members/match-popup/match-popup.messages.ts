import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  text: { name: string };
  profile: { name: string };
  view: {};
  later: {};
}>({
  title: { id: "match-popup.title", defaultMessage: "It’s a match!" },
  text: { id: "match-popup.text", defaultMessage: "You and {name} like each other." },
  profile: { id: "match-popup.profile", defaultMessage: "View {name}’s profile" },
  view: { id: "match-popup.view", defaultMessage: "Say hello" },
  later: { id: "match-popup.later", defaultMessage: "Keep looking" },
});
