import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { controlSizes } from "../../internal/field/field.variants.ts";
import { Select } from "./select.tsx";

const eyes = ["Amber", "Blue", "Brown", "Green", "Gray", "Hazel"];
const options = eyes.map((eye) => <option key={eye}>{eye}</option>);

const meta = {
  title: "Fields/Select",
  component: Select,
  args: { label: "Eye colour", children: options },
  argTypes: { size: { control: "select", options: controlSizes } },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { placeholder: "Rather not say", onChange: fn() },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole("combobox", { name: "Eye colour" });
    await expect(select).toHaveValue("");
    await userEvent.selectOptions(select, "Green");
    await expect(select).toHaveValue("Green");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const RequiredChoice: Story = {
  args: { placeholder: "Choose…", required: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox");
    await expect(select).toHaveValue("");
    await expect(select).toBeInvalid();
  },
};

export const Chosen: Story = { args: { defaultValue: "Hazel", hint: "Shown on your profile." } };

export const Invalid: Story = {
  args: { placeholder: "Choose…", required: true, error: "Choose a colour" },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "Blue" } };

export const LongestText: Story = {
  args: {
    label: "Donaudampfschifffahrtsgesellschaftskapitänsaugenfarbe",
    children: <option>Bernsteinfarben mit einem Stich ins Grünliche, je nach Wetter und Laune</option>,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: (args) => (
    <div className="k:grid k:gap-5">
      {controlSizes.map((size) => (
        <Select key={size} {...args} size={size} label={`Size ${size}`} />
      ))}
    </div>
  ),
};
