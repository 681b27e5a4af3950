import { defineMessages } from "react-intl";

export const messages = defineMessages({
  sending: {
    id: "message-bubble.sending",
    defaultMessage: "Sending…",
    description: "Under a message that is on its way",
  },
  failed: {
    id: "message-bubble.failed",
    defaultMessage: "Not sent",
    description: "Under a message that could not be sent",
  },
  retry: { id: "message-bubble.retry", defaultMessage: "Try again", description: "Sends a failed message again" },
  discard: {
    id: "message-bubble.discard",
    defaultMessage: "Discard",
    description: "Removes a message that could not be sent",
  },
  openPhoto: {
    id: "message-bubble.open-photo",
    defaultMessage: "Open the photo",
    description: "A photo in a chat, opens it large",
  },
  revealPhoto: {
    id: "message-bubble.reveal-photo",
    defaultMessage: "Show the photo",
    description: "On a blurred photo in a chat",
  },
  gift: { id: "message-bubble.gift", defaultMessage: "Gift", description: "Over the name of a gift in a chat" },
});
