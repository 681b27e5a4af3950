import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  with: { name: string };
  none: {};
  noneText: {};
  find: {};
  begin: { name: string };
  beginText: {};
  limited: {};
  removeFailed: {};
  sendFailed: { reason: string };
  photo: {};
  gift: {};
  unknown: {};
  closed: {};
  buyCredits: {};
  goPremium: {};
}>({
  title: { id: "chats.title", defaultMessage: "Messages" },
  with: { id: "chats.with", defaultMessage: "Chat with {name}" },
  none: { id: "chats.none", defaultMessage: "Choose a conversation" },
  noneText: {
    id: "chats.none.text",
    defaultMessage: "Your conversations stand here side by side with what was written.",
  },
  find: { id: "chats.find", defaultMessage: "Find somebody to write to" },
  begin: { id: "chats.begin", defaultMessage: "Say hello to {name}" },
  beginText: { id: "chats.begin.text", defaultMessage: "A question about something in the profile is a good start." },
  limited: { id: "chats.limited", defaultMessage: "Older messages are shown to premium members." },
  removeFailed: {
    id: "chats.remove_failed",
    defaultMessage: "The conversation could not be removed. It is back in your list.",
  },
  sendFailed: { id: "chats.send_failed", defaultMessage: "Not sent: {reason}" },
  photo: { id: "chats.message.photo", defaultMessage: "Photo" },
  gift: { id: "chats.message.gift", defaultMessage: "A gift" },
  unknown: {
    id: "chats.message.unknown",
    defaultMessage: "Something came that this page can’t show yet. Reload to see it.",
  },
  closed: { id: "chats.closed.unknown", defaultMessage: "You can’t write here right now." },
  buyCredits: { id: "chats.action.buy_credits", defaultMessage: "Get credits" },
  goPremium: { id: "chats.action.go_premium", defaultMessage: "Get Premium" },
});
