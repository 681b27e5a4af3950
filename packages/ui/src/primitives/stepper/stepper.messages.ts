import { defineMessages } from "react-intl";

export const messages = defineMessages<{ label: {}; position: { step: number; count: number }; done: {} }>({
  label: { id: "stepper.label", defaultMessage: "Progress", description: "Name of the list of steps of a form" },
  position: {
    id: "stepper.position",
    defaultMessage: "Step {step, number} of {count, number}",
    description: "Where the reader is in a form of several steps",
  },
  done: { id: "stepper.done", defaultMessage: "Done", description: "Said after the name of a step that is finished" },
});
