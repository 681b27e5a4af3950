import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

import { DateOfBirthField } from "../../fields/date-of-birth-field/date-of-birth-field.tsx";
import { EmailField } from "../../fields/email-field/email-field.tsx";
import { PasswordField } from "../../fields/password-field/password-field.tsx";
import { RadioGroup } from "../../fields/radio-group/radio-group.tsx";
import { TextField } from "../../fields/text-field/text-field.tsx";
import { SignUpSteps } from "./sign-up-steps.tsx";

const meta = {
  title: "Members/Sign-up steps",
  component: SignUpSteps,
  args: {
    step: 2,
    steps: 5,
    heading: "When were you born?",
    description: "Others see your age, never the date.",
    onBack: fn(),
    onSubmit: fn((event) => event.preventDefault()),
    children: <DateOfBirthField label="Date of birth" maxYear={2008} required />,
  },
  decorators: [
    (Story) => (
      <div className="k:mx-auto" style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignUpSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Step 2 of 5")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const FirstStep: Story = {
  args: {
    step: 1,
    heading: "Who are you looking for?",
    description: undefined,
    onBack: undefined,
    children: (
      <RadioGroup
        label="I’m looking for"
        labelHidden
        variant="card"
        options={[
          { value: "men", label: "Men" },
          { value: "women", label: "Women" },
          { value: "both", label: "Both" },
        ]}
      />
    ),
  },
};

export const MovesTheFocus: Story = {
  name: "AUTH-01 moves the focus to the new step's heading",
  render: function Render(args) {
    const [step, setStep] = useState(1);
    return (
      <SignUpSteps
        {...args}
        step={step}
        heading={step === 1 ? "Your name" : "Your email address"}
        description={undefined}
        onBack={step === 1 ? undefined : () => setStep(1)}
        onSubmit={(event) => {
          event.preventDefault();
          setStep(2);
        }}
      >
        {step === 1 ? <TextField label="Name" name="name" /> : <EmailField label="Email address" name="email" />}
      </SignUpSteps>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Rita");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("heading", { name: "Your email address" })).toHaveFocus();
    await expect(canvas.getByText("Step 2 of 5")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(canvas.getByRole("heading", { name: "Your name" })).toHaveFocus();
  },
};

export const LastStep: Story = {
  args: {
    step: 5,
    heading: "How can we reach you?",
    description: undefined,
    nextLabel: "Create my account",
    children: (
      <>
        <EmailField label="Email address" required />
        <PasswordField label="Password" autoComplete="new-password" meter required />
      </>
    ),
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: "An error occurred, please try again later" },
};

export const LongestText: Story = {
  args: {
    step: 12,
    steps: 12,
    heading: "Wie sieht dein vollkommener Sonntagnachmittag aus, Donaudampfschifffahrtsgesellschaftskapitänin?",
    nextLabel: "Mein Konto jetzt unverbindlich und kostenlos anlegen",
  },
  decorators: [
    (Story) => (
      <div style={{ width: 290 }}>
        <Story />
      </div>
    ),
  ],
};
