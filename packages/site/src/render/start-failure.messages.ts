import { defineMessages } from "react-intl";

export const messages = defineMessages<{ title: {}; text: {}; reload: {} }>({
  title: { id: "start-failure.title", defaultMessage: "This page did not load completely" },
  text: { id: "start-failure.text", defaultMessage: "Until you load it again, buttons may do nothing." },
  reload: { id: "start-failure.reload", defaultMessage: "Load again" },
});
