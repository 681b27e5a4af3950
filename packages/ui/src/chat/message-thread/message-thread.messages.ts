import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  label: { name: string };
  you: {};
  toEnd: {};
  unseen: { count: number };
  arrivedText: { name: string; text: string };
  arrivedPhoto: { name: string };
  arrivedGift: { name: string; gift: string };
  arrivedMany: { count: number; name: string };
  notSent: {};
  loadingOlder: {};
  olderFailed: {};
  failed: {};
  retry: {};
  loading: {};
}>({
  label: { id: "message-thread.label", defaultMessage: "Messages with {name}" },
  you: { id: "message-thread.you", defaultMessage: "You", description: "Before the words of a message, who wrote it" },
  toEnd: { id: "message-thread.to-end", defaultMessage: "Go to the newest message" },
  unseen: {
    id: "message-thread.unseen",
    defaultMessage: "{count, plural, one {# new message} other {# new messages}}",
    description: "On a button that leads down to the messages that came while the reader had scrolled up",
  },
  arrivedText: {
    id: "message-thread.arrived-text",
    defaultMessage: "{name}: {text}",
    description: "Spoken when a message comes",
  },
  arrivedPhoto: { id: "message-thread.arrived-photo", defaultMessage: "{name} sent a photo" },
  arrivedGift: { id: "message-thread.arrived-gift", defaultMessage: "{name} sent a gift: {gift}" },
  arrivedMany: {
    id: "message-thread.arrived-many",
    defaultMessage: "{count, plural, one {# new message from {name}} other {# new messages from {name}}}",
    description: "Spoken when several messages come at once",
  },
  notSent: {
    id: "message-thread.not-sent",
    defaultMessage: "Message not sent",
    description: "Spoken when sending has failed",
  },
  loadingOlder: { id: "message-thread.loading-older", defaultMessage: "Loading older messages" },
  olderFailed: { id: "message-thread.older-failed", defaultMessage: "We couldn’t load older messages." },
  failed: { id: "message-thread.failed", defaultMessage: "We couldn’t load the messages." },
  retry: { id: "message-thread.retry", defaultMessage: "Try again" },
  loading: { id: "message-thread.loading", defaultMessage: "Loading messages" },
});
