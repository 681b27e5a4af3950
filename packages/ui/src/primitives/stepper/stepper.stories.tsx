import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Stepper } from "./stepper.tsx";

const steps = [
  { label: "About you", href: "#about" },
  { label: "Your place", href: "#place" },
  { label: "Your photo", href: "#photo" },
  { label: "First message" },
];

const meta = { title: "Primitives/Stepper", component: Stepper, args: { steps, current: 2 } } satisfies Meta<
  typeof Stepper
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "About you" })).toHaveAttribute("href", "#about");
    await expect(canvas.getAllByRole("listitem")[2]).toHaveAttribute("aria-current", "step");
  },
};

export const First: Story = { args: { current: 0 } };

export const Last: Story = { args: { current: 3 } };

export const OnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Step 3 of 4/)).toBeVisible();
  },
};

export const LongestText: Story = {
  args: { steps: steps.map(({ label, href }) => ({ label: `${label} Persönlichkeitsmerkmale und Vorlieben`, href })) },
};
