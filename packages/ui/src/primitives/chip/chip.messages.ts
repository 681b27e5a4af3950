import { defineMessages } from "react-intl";

export const messages = defineMessages<{ remove: { what: string } }>({
  remove: {
    id: "chip.remove",
    defaultMessage: "Remove {what}",
    description: "Name of a chip that takes away what it says, such as a filter: “Remove Ages 25–35”",
  },
});
