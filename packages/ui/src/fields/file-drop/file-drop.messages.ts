import { defineMessages } from "react-intl";

export const messages = defineMessages<{ choose: {}; chooseMany: {}; drop: {} }>({
  choose: {
    id: "file-drop.choose",
    defaultMessage: "Choose a file, or drop it here",
    description: "In the area that opens the file dialog and takes a dragged file",
  },
  chooseMany: { id: "file-drop.choose-many", defaultMessage: "Choose files, or drop them here" },
  drop: { id: "file-drop.drop", defaultMessage: "Drop to add", description: "While a file is held over the area" },
});
