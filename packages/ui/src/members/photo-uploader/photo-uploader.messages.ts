import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  crop: {};
  cropHelp: {};
  zoom: {};
  use: {};
  other: {};
  cancel: {};
  retry: {};
  unreadable: {};
  uploading: { percent: number };
  finishing: {};
  preview: {};
}>({
  crop: {
    id: "photo-uploader.crop",
    defaultMessage: "Part of the photo that others see",
    description: "Name of the area in which the photo is moved",
  },
  cropHelp: {
    id: "photo-uploader.crop-help",
    defaultMessage: "Drag the photo or use the arrow keys to move it.",
  },
  zoom: { id: "photo-uploader.zoom", defaultMessage: "Zoom" },
  use: { id: "photo-uploader.use", defaultMessage: "Use this photo" },
  other: { id: "photo-uploader.other", defaultMessage: "Choose another" },
  cancel: { id: "photo-uploader.cancel", defaultMessage: "Cancel upload" },
  retry: { id: "photo-uploader.retry", defaultMessage: "Try again" },
  unreadable: {
    id: "photo-uploader.unreadable",
    defaultMessage: "We can’t read this file as a photo. Try a JPEG, PNG or WebP.",
  },
  uploading: {
    id: "photo-uploader.uploading",
    defaultMessage: "Uploading, {percent, number, ::percent}",
  },
  finishing: {
    id: "photo-uploader.finishing",
    defaultMessage: "Almost there: checking the photo",
    description: "Everything has been sent and the server is working on it",
  },
  preview: { id: "photo-uploader.preview", defaultMessage: "Photo being uploaded" },
});
