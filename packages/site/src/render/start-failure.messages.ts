import { defineMessages } from "react-intl";

export const messages = defineMessages<{ title: {}; text: {}; reload: {} }>({
  title: { id: "start-failure.title", defaultMessage: "This page didn’t load completely" },
  text: { id: "start-failure.text", defaultMessage: "Some buttons may not work until you reload it." },
  reload: { id: "start-failure.reload", defaultMessage: "Reload" },
});
