import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: { name: string };
  text: {};
  profile: {};
  later: {};
}>({
  title: { id: "like-popup.title", defaultMessage: "{name} likes you" },
  text: { id: "like-popup.text", defaultMessage: "Take a look, and like them back if you feel the same." },
  profile: { id: "like-popup.profile", defaultMessage: "View profile" },
  later: { id: "like-popup.later", defaultMessage: "Not now" },
});
