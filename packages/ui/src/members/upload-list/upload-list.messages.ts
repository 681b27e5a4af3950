import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  uploads: {};
  waiting: {};
  cancel: {};
  retry: {};
  dismiss: {};
}>({
  uploads: { id: "upload-list.uploads", defaultMessage: "Photos on their way" },
  waiting: { id: "upload-list.waiting", defaultMessage: "Waiting for its turn" },
  cancel: { id: "photo-uploader.cancel", defaultMessage: "Cancel upload" },
  retry: { id: "photo-uploader.retry", defaultMessage: "Try again" },
  dismiss: { id: "upload-list.dismiss", defaultMessage: "Leave it out" },
});
