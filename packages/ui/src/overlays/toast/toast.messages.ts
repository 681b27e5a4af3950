import { defineMessages } from "react-intl";

export const messages = defineMessages({
  region: { id: "toast.region", defaultMessage: "Notifications (F8)" },
  dismiss: { id: "toast.dismiss", defaultMessage: "Dismiss" },
});
