import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Fields/Checkbox",
  component: Checkbox,
  args: { label: "Keep me logged in", name: "keep" },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox", { name: "Keep me logged in" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText("Keep me logged in"));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  args: { hint: "For 30 days, on this device only.", defaultChecked: true },
};

export const Invalid: Story = {
  args: {
    required: true,
    label: (
      <>
        I have read the{" "}
        <a href="#terms" className="k:underline">
          terms
        </a>{" "}
        and I am 18 or older
      </>
    ),
    error: "You can’t continue without this",
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("You can’t continue without this");
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

export const LongestText: Story = {
  args: {
    label:
      "Ich ermächtige die Donaudampfschifffahrtsgesellschaft, Zahlungen von meinem Konto mittels Lastschrift einzuziehen, und weise mein Kreditinstitut an, diese Lastschriften einzulösen.",
  },
};
