import { defineMessages } from "react-intl";

export const messages = defineMessages<{ loading: {} }>({
  loading: {
    id: "skeleton.loading",
    defaultMessage: "Loading…",
    description: "Heard, not seen, while the shape of a page stands there",
  },
});
