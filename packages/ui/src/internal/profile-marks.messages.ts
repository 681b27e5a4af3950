import { defineMessages } from "react-intl";

export const markMessages = defineMessages({
  online: {
    id: "profile-marks.online",
    defaultMessage: "Online",
    description: "Mark on a profile: is here now",
  },
  new: {
    id: "profile-marks.new",
    defaultMessage: "New",
    description: "Mark on a profile: joined lately, or a like not seen yet",
  },
  fictional: {
    id: "profile-marks.fictional",
    defaultMessage: "Fictional",
    description: "Mark on a profile that is no real person",
  },
});
