import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  like: {};
  pass: {};
  later: {};
  undo: {};
  left: { count: number };
  none: {};
  noneUntil: { when: string };
  liked: { name: string };
  passed: { name: string };
  postponed: { name: string };
  undone: { name: string };
  next: { name: string; age: number };
  keys: {};
  empty: {};
  emptyText: {};
  search: {};
}>({
  title: { id: "swipe-deck.title", defaultMessage: "Swipe game", description: "Name of the region" },
  like: { id: "swipe-deck.like", defaultMessage: "Like" },
  pass: { id: "swipe-deck.pass", defaultMessage: "Pass", description: "Button: not this person" },
  later: { id: "swipe-deck.later", defaultMessage: "Later", description: "Button: show this person again later" },
  undo: { id: "swipe-deck.undo", defaultMessage: "Undo", description: "Button: bring the last passed person back" },
  left: {
    id: "swipe-deck.left",
    defaultMessage: "{count, plural, one {# like left today} other {# likes left today}}",
  },
  none: { id: "swipe-deck.none", defaultMessage: "No likes left today." },
  noneUntil: {
    id: "swipe-deck.none-until",
    defaultMessage: "No likes left today. You get new ones on {when}.",
    description: "when: a day and a time, as in: Sunday, March 15 at 12:00 AM",
  },
  liked: { id: "swipe-deck.liked", defaultMessage: "You liked {name}.", description: "Read out after a like" },
  passed: { id: "swipe-deck.passed", defaultMessage: "You passed on {name}.", description: "Read out after a pass" },
  postponed: { id: "swipe-deck.postponed", defaultMessage: "{name} will come back later.", description: "Read out" },
  undone: { id: "swipe-deck.undone", defaultMessage: "{name} is back.", description: "Read out after undo" },
  next: { id: "swipe-deck.next", defaultMessage: "Next: {name}, {age}.", description: "Read out" },
  keys: {
    id: "swipe-deck.keys",
    defaultMessage: "Keys: right to like, left to pass, down for later, backspace to undo.",
    description: "Under the deck, where there is a keyboard",
  },
  empty: { id: "swipe-deck.empty", defaultMessage: "That’s everyone for now" },
  emptyText: { id: "swipe-deck.empty-text", defaultMessage: "New people join every day. Search to find more." },
  search: { id: "swipe-deck.search", defaultMessage: "Search members" },
});
