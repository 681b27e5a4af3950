import type { Meta, StoryObj } from "@storybook/react-vite";
import { CircleHelp, Search } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";

import { controlSizes } from "../../internal/field/field.variants.ts";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Fields/Text field",
  component: TextField,
  args: { label: "Name", autoComplete: "off" },
  argTypes: { size: { control: "select", options: controlSizes } },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn(), onBlur: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole("textbox", { name: "Name" });
    await expect(field).toHaveFocus();
    await userEvent.keyboard("Rita");
    await userEvent.tab();
    await expect(field).toHaveValue("Rita");
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** F-023: what is far too long is cut as it comes, and the field says so. */
export const CutPaste: Story = {
  name: "F-023 a paste that is far too long is cut, and the field says so",
  args: { maxLength: 40 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Name" });
    await userEvent.click(field);
    await userEvent.paste("Rita ".repeat(20));
    await expect(field).toHaveValue("Rita ".repeat(8));
    await expect(field).toHaveAccessibleDescription(/^No more fits here/);
    await userEvent.keyboard("{Backspace}");
    await expect(canvas.queryByText(/^No more fits here/)).toBeNull();
  },
};

/** F-012: a caller's render puts nothing back over what was filled in without an event. */
export const FilledSilently: Story = {
  name: "F-012 what was filled in silently outlives a render",
  args: { value: "", onValueChange: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "Name" });
    Reflect.set(HTMLInputElement.prototype, "value", "Silent", field);
    await userEvent.tab();
    await expect(field).toHaveValue("Silent");
    // But a change that the caller has heard of and will not have is taken back.
    await userEvent.type(field, "x");
    await expect(args.onValueChange).toHaveBeenCalledWith("Silentx");
    await expect(field).toHaveValue("");
  },
};

export const WithHint: Story = {
  args: { required: true, hint: "What other members see. It can’t be your email address." },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Name" });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(String(args.hint));
  },
};

export const Invalid: Story = {
  args: {
    hint: "What other members see.",
    error: "Username may not be the same as your e-mail address",
    defaultValue: "rita@example.com",
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Name" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      "What other members see. Username may not be the same as your e-mail address",
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "Rita" } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "Rita" } };

export const WithIconAndButton: Story = {
  args: {
    label: "Search",
    labelHidden: true,
    placeholder: "Name, place or interest",
    start: <Search aria-hidden="true" />,
    end: (
      <button type="button" aria-label="Help" className="k:grid k:size-11 k:place-items-center k:rounded-control">
        <CircleHelp aria-hidden="true" className="k:size-5" />
      </button>
    ),
  },
};

export const LongestText: Story = {
  args: {
    label: "Der Name, unter dem dich die anderen Mitglieder dieser Gemeinschaft finden werden",
    hint: "Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle",
    error: "Der Benutzername darf nicht mit deiner E-Mail-Adresse übereinstimmen und nicht mit @ beginnen",
    defaultValue: "Donaudampfschifffahrtsgesellschaftskapitänin",
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
        <TextField key={size} {...args} size={size} label={`Size ${size}`} placeholder="Rita" />
      ))}
    </div>
  ),
};
