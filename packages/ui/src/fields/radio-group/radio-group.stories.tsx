import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mars, Venus, VenusAndMars } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";

import { RadioGroup } from "./radio-group.tsx";

const genders = [
  { value: "woman", label: "A woman" },
  { value: "man", label: "A man" },
  { value: "couple", label: "A couple", hint: "Two people, one profile" },
];

const icons = [Venus, Mars, VenusAndMars];

const meta = {
  title: "Fields/Radio group",
  component: RadioGroup,
  args: { label: "I am", options: genders },
  argTypes: { variant: { control: "select", options: ["list", "card"] } },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("radiogroup", { name: "I am" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("radio", { name: "A woman" })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "A man" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("man");
  },
};

export const Cards: Story = {
  args: {
    variant: "card",
    columns: 3,
    defaultValue: "woman",
    options: genders.map((option, index) => {
      const Icon = icons[index] ?? Venus;
      return { ...option, icon: <Icon className="k:size-6" /> };
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("A man"));
    await expect(canvas.getByRole("radio", { name: "A man" })).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { required: true, error: "Choose one", variant: "card", hint: "You can change it later." },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: "I am" });
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await expect(group).toHaveAccessibleDescription("You can change it later. Choose one");
  },
};

export const OneDisabled: Story = {
  args: {
    defaultValue: "woman",
    options: [...genders, { value: "robot", label: "No longer for sale", disabled: true }],
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "man", variant: "card" } };

export const LongestText: Story = {
  args: {
    variant: "card",
    columns: 2,
    options: [
      { value: "a", label: "Donaudampfschifffahrtsgesellschaftskapitänin", hint: "Mit Patent für alle Flüsse" },
      { value: "b", label: "Ich suche jemanden für lange Spaziergänge, gute Gespräche und mehr" },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
