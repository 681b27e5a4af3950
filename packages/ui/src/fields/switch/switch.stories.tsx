import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { Switch } from "./switch.tsx";

const meta = {
  title: "Fields/Switch",
  component: Switch,
  args: { label: "Invisible mode", name: "invisible" },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole("switch", { name: "Invisible mode" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText("Invisible mode"));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  args: { hint: "No one can find, like or write to you. Your conversations stay.", defaultChecked: true },
};

export const Failed: Story = { args: { error: "Not saved. Please try again." } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

export const LongestText: Story = {
  args: {
    label: "Benachrichtigungen über Donaudampfschifffahrtsgesellschaftskapitäninnen",
    hint: "Du erhältst eine Mitteilung, sobald jemand dein Profil besucht, dir ein Herz schickt oder dir schreibt.",
  },
};
