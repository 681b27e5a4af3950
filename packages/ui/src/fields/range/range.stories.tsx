import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";

import { Range } from "./range.tsx";

const meta = {
  title: "Fields/Range",
  component: Range,
  args: { label: "Age", min: 18, max: 99, defaultValue: [25, 40] },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Range>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a key or a pointer would; which of them do, the browser tests say. */
const move = (slider: HTMLElement, value: number) => fireEvent.input(slider, { target: { value: String(value) } });

export const Default: Story = {
  args: { onValueChange: fn(), onValueCommit: fn() },
  play: async ({ canvas, args }) => {
    const low = canvas.getByRole("slider", { name: "Minimum" });
    await userEvent.tab();
    await expect(low).toHaveFocus();
    await move(low, 26);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([26, 40]);
    await move(low, 18);
    await fireEvent.keyUp(low, { key: "Home" });
    await expect(low).toHaveAttribute("aria-valuetext", "18");
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([18, 40]);
    await expect(canvas.getByText("18–40")).toBeVisible();
  },
};

export const NeverUpsideDown: Story = {
  name: "MEMBERS-01 the lowest never passes the highest",
  args: { defaultValue: [38, 40], onValueChange: fn() },
  play: async ({ canvas, args }) => {
    const low = canvas.getByRole("slider", { name: "Minimum" });
    await move(low, 55);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([40, 40]);
    await expect(low).toHaveValue("40");
    await move(canvas.getByRole("slider", { name: "Maximum" }), 39);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([40, 40]);
  },
};

export const FromAnAddress: Story = {
  name: "C-079 puts a range that is upside down or off the scale right",
  args: { value: [250, 12], names: ["min_age", "max_age"] },
  render: (args) => (
    <form method="post">
      <Range {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("18–99")).toBeVisible();
    const data = new FormData(canvasElement.querySelector("form") ?? undefined);
    await expect([...data]).toEqual([
      ["min_age", "18"],
      ["max_age", "99"],
    ]);
  },
};

export const WholeScale: Story = { args: { defaultValue: undefined, hint: "You’ll see people in this range." } };

export const SameAge: Story = { args: { defaultValue: [99, 99] } };

export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = { args: { error: "No one is in this range" } };

export const LongestText: Story = {
  args: {
    label: "Das Alter der Menschen, die du kennenlernen möchtest",
    formatValue: (age) => `${age} Jahre`,
  },
};
