import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  photo: { name: string };
  enlarge: { name: string };
  like: {};
  unlike: {};
  message: {};
}>({
  photo: { id: "profile-header.photo", defaultMessage: "Photo of {name}" },
  enlarge: {
    id: "profile-header.enlarge",
    defaultMessage: "Enlarge photo of {name}",
    description: "Name of the photo, a button",
  },
  like: { id: "profile-header.like", defaultMessage: "Like", description: "Button: like this person" },
  unlike: { id: "profile-header.unlike", defaultMessage: "Unlike", description: "Button: take the like back" },
  message: { id: "profile-header.message", defaultMessage: "Send a message", description: "Link to the conversation" },
});
