import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: { name: string };
  photo: { name: string; number: number; count: number };
  position: { number: number; count: number };
  previous: {};
  next: {};
  zoomIn: {};
  zoomOut: {};
  close: {};
}>({
  title: { id: "photo-viewer.title", defaultMessage: "Photos of {name}", description: "Name of the viewer" },
  photo: {
    id: "photo-viewer.photo",
    defaultMessage: "Photo {number} of {count} of {name}",
    description: "Text of the photo that is shown large",
  },
  position: { id: "photo-viewer.position", defaultMessage: "{number} of {count}" },
  previous: { id: "photo-viewer.previous", defaultMessage: "Previous photo" },
  next: { id: "photo-viewer.next", defaultMessage: "Next photo" },
  zoomIn: { id: "photo-viewer.zoom-in", defaultMessage: "Zoom in" },
  zoomOut: { id: "photo-viewer.zoom-out", defaultMessage: "Zoom out" },
  close: { id: "photo-viewer.close", defaultMessage: "Close" },
});
