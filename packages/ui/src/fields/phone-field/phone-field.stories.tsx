import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { PhoneField } from "./phone-field.tsx";

const meta = {
  title: "Fields/Phone field",
  component: PhoneField,
  args: {
    label: "Mobile number",
    countries: [
      { code: "NL", dial: "31" },
      { code: "DE", dial: "49" },
      { code: "FI", dial: "358" },
      { code: "US", dial: "1" },
    ],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const country = canvas.getByRole("combobox", { name: "Country code" });
    await userEvent.selectOptions(country, "Germany (+49)");
    await userEvent.type(canvas.getByRole("textbox", { name: "Mobile number" }), "0170 12");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: "DE", number: "0170 12" });
  },
};

export const Pastes: Story = {
  name: "Chooses the country of a pasted number",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("+358 40 1234567");
    await expect(canvas.getByRole("combobox")).toHaveValue("FI");
    await expect(canvas.getByRole("textbox")).toHaveValue("40 1234567");
  },
};

export const Filled: Story = { args: { defaultValue: { country: "NL", number: "06 1234 5678" } } };

export const Invalid: Story = {
  args: {
    required: true,
    error: "Enter a mobile number",
    defaultValue: { country: "NL", number: "12" },
    hint: "We’ll text you a code.",
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: { country: "NL", number: "06 1234 5678" } },
};

export const LongestText: Story = {
  args: {
    label: "Die Mobilnummer, an die wir dir einen Code schicken dürfen",
    defaultValue: { country: "FI", number: "040 1234567890123" },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 290 }}>
        <Story />
      </div>
    ),
  ],
};
