import { defineMessages } from "react-intl";

export const messages = defineMessages<{ title: {}; use: {}; cancel: {} }>({
  title: { id: "photo-cropper.title", defaultMessage: "Crop photo" },
  use: { id: "photo-cropper.use", defaultMessage: "Use this part" },
  cancel: { id: "photo-cropper.cancel", defaultMessage: "Cancel" },
});
