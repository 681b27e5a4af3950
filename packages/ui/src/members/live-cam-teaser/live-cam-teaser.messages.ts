import { defineMessages } from "react-intl";

export const messages = defineMessages({
  live: {
    id: "live-cam-teaser.live",
    defaultMessage: "Live",
    description: "Mark on a picture: a camera that is on now",
  },
  title: { id: "live-cam-teaser.title", defaultMessage: "See who’s live on camera" },
  text: {
    id: "live-cam-teaser.text",
    defaultMessage: "A separate service that opens in a new window, with its own prices and terms.",
  },
  open: { id: "live-cam-teaser.open", defaultMessage: "Open live cams" },
});
