import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  failed: { page: string };
  kept: {};
  sendAgain: {};
}>({
  failed: { id: "form.failed", defaultMessage: "Error: {page}" },
  kept: { id: "form.kept", defaultMessage: "What you wrote is still here" },
  sendAgain: { id: "form.send_again", defaultMessage: "Send again" },
});
