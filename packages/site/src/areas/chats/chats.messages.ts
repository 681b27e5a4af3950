import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  with: { name: string };
  none: {};
  noneText: {};
  last: { name: string };
  lastText: { date: string };
  find: {};
  all: {};
  unanswered: {};
  unansweredNone: {};
  begin: { name: string };
  beginText: {};
  limited: {};
  removeFailed: {};
  sendFailed: { reason: string };
  photo: {};
  gift: {};
  giftNamed: { gift: string };
  giveGift: {};
  findWords: {};
  icebreakers: {};
  choosePhotos: {};
  sendPhotos: { credits: number };
  revealFailed: { reason: string };
  unknown: {};
  closed: {};
  buyCredits: {};
  goPremium: {};
  confirm: {};
  search: {};
}>({
  title: { id: "chats.title", defaultMessage: "Messages" },
  with: { id: "chats.with", defaultMessage: "Conversation with {name}" },
  none: { id: "chats.none", defaultMessage: "No conversation open" },
  noneText: {
    id: "chats.none.text",
    defaultMessage: "Pick a conversation to read it here.",
  },
  last: { id: "chats.last", defaultMessage: "Go on with {name}" },
  lastText: { id: "chats.last.text", defaultMessage: "You last read it on {date}." },
  find: { id: "chats.find", defaultMessage: "Find someone to write to" },
  all: { id: "chats.filter.all", defaultMessage: "All" },
  unansweredNone: { id: "chats.unanswered.none", defaultMessage: "Everyone has answered you" },
  unanswered: { id: "chats.filter.unanswered", defaultMessage: "No reply yet" },
  begin: { id: "chats.begin", defaultMessage: "Say hello to {name}" },
  beginText: {
    id: "chats.begin.text",
    defaultMessage: "Ask about something in their profile. It’s an easy way to start.",
  },
  limited: { id: "chats.limited", defaultMessage: "Premium members can see older messages." },
  removeFailed: {
    id: "chats.remove_failed",
    defaultMessage: "We couldn’t remove the conversation. It’s back in your list.",
  },
  sendFailed: { id: "chats.send_failed", defaultMessage: "Not sent: {reason}" },
  photo: { id: "chats.message.photo", defaultMessage: "Photo" },
  gift: { id: "chats.message.gift", defaultMessage: "A gift" },
  giftNamed: { id: "chats.message.gift_named", defaultMessage: "Gift: {gift}" },
  giveGift: { id: "chats.gift", defaultMessage: "Send a gift" },
  findWords: { id: "chats.find_words", defaultMessage: "Find in this conversation" },
  icebreakers: { id: "chats.icebreakers", defaultMessage: "Pick a first line" },
  choosePhotos: { id: "chats.photo.choose", defaultMessage: "Photos" },
  sendPhotos: {
    id: "chats.photo.send",
    defaultMessage:
      "{credits, plural, =0 {Send photos} one {Send photos for # credit each} other {Send photos for # credits each}}",
  },
  revealFailed: { id: "chats.photo.reveal_failed", defaultMessage: "We couldn’t show the photo: {reason}" },
  unknown: {
    id: "chats.message.unknown",
    defaultMessage: "This message can’t be shown yet. Reload the page to see it.",
  },
  closed: { id: "chats.closed.unknown", defaultMessage: "You can’t write here right now." },
  buyCredits: { id: "chats.action.buy_credits", defaultMessage: "Buy credits" },
  goPremium: { id: "chats.action.go_premium", defaultMessage: "Get Premium" },
  confirm: { id: "chats.action.confirm", defaultMessage: "Confirm your email" },
  search: { id: "chats.action.search", defaultMessage: "Meet other members" },
});
