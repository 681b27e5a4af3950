import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  main: {};
  skip: {};
  back: {};
  members: {};
  membersShort: {};
  messages: {};
  unread: { count: number };
  likes: {};
  newLikes: { count: number };
  credits: {};
  creditsLeft: { count: number };
  premium: {};
  premiumShort: {};
  login: {};
}>({
  main: { id: "top-navigation.main", defaultMessage: "Main" },
  skip: { id: "top-navigation.skip", defaultMessage: "Skip to content" },
  back: { id: "top-navigation.back", defaultMessage: "Back" },
  members: { id: "top-navigation.members", defaultMessage: "Search members" },
  membersShort: {
    id: "top-navigation.members-short",
    defaultMessage: "Search",
    description: "One word, under an icon in a phone’s tab bar",
  },
  messages: { id: "top-navigation.messages", defaultMessage: "Messages" },
  unread: {
    id: "top-navigation.unread",
    defaultMessage: "{count, plural, one {# unread message} other {# unread messages}}",
  },
  likes: { id: "top-navigation.likes", defaultMessage: "Likes" },
  newLikes: {
    id: "top-navigation.new-likes",
    defaultMessage: "{count, plural, one {# new like} other {# new likes}}",
  },
  credits: { id: "top-navigation.credits", defaultMessage: "Credits" },
  creditsLeft: {
    id: "top-navigation.credits-left",
    defaultMessage: "{count, plural, =0 {none left} one {# left} other {# left}}",
  },
  premium: { id: "top-navigation.premium", defaultMessage: "Get Premium" },
  premiumShort: {
    id: "top-navigation.premium-short",
    defaultMessage: "Premium",
    description: "One word, under an icon in a phone’s tab bar",
  },
  login: { id: "top-navigation.login", defaultMessage: "Log in" },
});
