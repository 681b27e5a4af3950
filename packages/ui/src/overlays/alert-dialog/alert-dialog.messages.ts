import { defineMessages } from "react-intl";

export const messages = defineMessages({
  cancel: { id: "alert-dialog.cancel", defaultMessage: "Cancel" },
});
