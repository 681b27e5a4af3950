import { defineMessages } from "react-intl";

export const messages = defineMessages({
  live: {
    id: "live-cam-teaser.live",
    defaultMessage: "Live",
    description: "Mark on a picture: a camera that is on now",
  },
  title: { id: "live-cam-teaser.title", defaultMessage: "See who is live on camera" },
  text: {
    id: "live-cam-teaser.text",
    defaultMessage: "A separate service, in a new window. Its own prices and terms apply.",
  },
  open: { id: "live-cam-teaser.open", defaultMessage: "Open the live cams" },
});
