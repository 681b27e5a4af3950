import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  edit: {};
  done: {};
  remove: { name: string };
  you: { text: string };
  online: {};
  fictional: {};
  unread: { count: number };
  yesterday: {};
  empty: {};
  loading: {};
  failed: {};
  retry: {};
}>({
  title: { id: "conversation-list.title", defaultMessage: "Messages" },
  edit: {
    id: "conversation-list.edit",
    defaultMessage: "Edit",
    description: "Shows the buttons that remove conversations",
  },
  done: {
    id: "conversation-list.done",
    defaultMessage: "Done",
    description: "Hides the buttons that remove conversations",
  },
  remove: { id: "conversation-list.remove", defaultMessage: "Remove the conversation with {name}" },
  you: {
    id: "conversation-list.you",
    defaultMessage: "You: {text}",
    description: "The last message of a conversation, when the reader wrote it",
  },
  online: { id: "conversation-list.online", defaultMessage: "Online" },
  fictional: { id: "conversation-list.fictional", defaultMessage: "Fictional profile" },
  unread: {
    id: "conversation-list.unread",
    defaultMessage: "{count, plural, one {# unread message} other {# unread messages}}",
  },
  yesterday: { id: "conversation-list.yesterday", defaultMessage: "Yesterday" },
  empty: { id: "conversation-list.empty", defaultMessage: "No conversations yet. Say hello to someone you like." },
  loading: { id: "conversation-list.loading", defaultMessage: "Loading your conversations" },
  failed: { id: "conversation-list.failed", defaultMessage: "We couldn’t load your conversations." },
  retry: { id: "conversation-list.retry", defaultMessage: "Try again" },
});
