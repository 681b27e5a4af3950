import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  label: { name: string };
  placeholder: {};
  send: {};
  sendFor: { cost: number };
  photo: {};
  left: { count: number };
  over: { count: number };
  kept: {};
  upload: { name: string };
  finishing: { name: string };
  cancelUpload: { name: string };
  retryUpload: { name: string };
  dropHere: {};
}>({
  label: { id: "composer.label", defaultMessage: "Message to {name}" },
  placeholder: { id: "composer.placeholder", defaultMessage: "Write a message" },
  send: { id: "composer.send", defaultMessage: "Send" },
  sendFor: {
    id: "composer.send-for",
    defaultMessage: "Send for {cost, plural, one {# credit} other {# credits}}",
  },
  photo: { id: "composer.photo", defaultMessage: "Add a photo" },
  left: {
    id: "composer.left",
    defaultMessage: "{count, plural, one {# character left} other {# characters left}}",
  },
  over: {
    id: "composer.over",
    defaultMessage: "{count, plural, one {# character over the limit} other {# characters over the limit}}",
  },
  kept: { id: "composer.kept", defaultMessage: "What you’ve written is saved." },
  upload: { id: "composer.upload", defaultMessage: "Uploading {name}" },
  finishing: {
    id: "composer.finishing",
    defaultMessage: "Finishing {name}",
    description: "All of a photo is sent, the server has not confirmed it yet",
  },
  cancelUpload: {
    id: "composer.cancel-upload",
    defaultMessage: "Remove {name}",
    description: "Cancels an upload or takes the photo out of the message",
  },
  retryUpload: {
    id: "composer.retry-upload",
    defaultMessage: "Send {name} again",
    description: "Sends a photo again that could not be sent",
  },
  dropHere: { id: "composer.drop-here", defaultMessage: "Drop the photo here" },
});
