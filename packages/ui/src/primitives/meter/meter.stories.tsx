import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Meter } from "./meter.tsx";

const meta = {
  title: "Primitives/Meter",
  component: Meter,
  args: { share: 0.67, label: "How complete your profile is" },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter", { name: "How complete your profile is" })).toHaveAttribute(
      "aria-valuenow",
      "67",
    );
  },
};

export const LabelledBeside: Story = {
  name: "Named by words beside it",
  render: (args) => (
    <div className="k:grid k:gap-2">
      <p id="meter-words" className="k:font-strong">
        Your profile is 40% complete
      </p>
      <Meter {...args} share={0.4} label={undefined} aria-labelledby="meter-words" valueText="4 of 10 fields" />
    </div>
  ),
};

export const Matrix: Story = {
  render: (args) => (
    <div className="k:grid k:gap-4">
      {[0, 0.01, 0.5, 1].map((share) => (
        <Meter key={share} {...args} share={share} label={`At ${share}`} />
      ))}
    </div>
  ),
};

export const OutOfBounds: Story = {
  name: "Ends at nothing and at all",
  render: (args) => (
    <div className="k:grid k:gap-4">
      <Meter {...args} share={-1} label="Less" />
      <Meter {...args} share={1.4} label="More" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter", { name: "Less" })).toHaveAttribute("aria-valuenow", "0");
    await expect(canvas.getByRole("meter", { name: "More" })).toHaveAttribute("aria-valuenow", "100");
  },
};
