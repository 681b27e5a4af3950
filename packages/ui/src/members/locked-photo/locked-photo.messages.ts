import { defineMessages } from "react-intl";

export const messages = defineMessages<{ locked: { count: number }; unlock: {} }>({
  locked: {
    id: "locked-photo.locked",
    defaultMessage: "{count, plural, one {Locked photo} other {# locked photos}}",
    description: "Name of a photo, or of the rest of an album, that only premium members see",
  },
  unlock: {
    id: "locked-photo.unlock",
    defaultMessage: "See it with Premium",
    description: "Under the lock on a locked photo",
  },
});
