import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  progress: { step: number; steps: number };
  back: {};
  next: {};
}>({
  progress: {
    id: "sign-up-steps.progress",
    defaultMessage: "Step {step, number} of {steps, number}",
  },
  back: {
    id: "sign-up-steps.back",
    defaultMessage: "Back",
    description: "Button to the step before",
  },
  next: {
    id: "sign-up-steps.next",
    defaultMessage: "Next",
    description: "Button to the next step",
  },
});
