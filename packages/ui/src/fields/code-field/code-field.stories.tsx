import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { CodeField } from "./code-field.tsx";

const meta = {
  title: "Fields/Code field",
  component: CodeField,
  args: { label: "Code from the text message", onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Code from the text message" });
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await userEvent.type(field, "12a34");
    await expect(field).toHaveValue("1234");
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard("567");
    await expect(field).toHaveValue("123456");
    await expect(args.onComplete).toHaveBeenCalledWith("123456");
  },
};

export const Pastes: Story = {
  name: "Takes a pasted code with spaces",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste(" 123 456 ");
    await expect(canvas.getByRole("textbox")).toHaveValue("123456");
    await expect(args.onComplete).toHaveBeenCalledWith("123456");
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = { args: { defaultValue: "482913" } };

export const FourDigits: Story = { args: { length: 4, hint: "Sent to ••• ••• 78" } };

export const Invalid: Story = { args: { error: "Code invalid", defaultValue: "482913" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "482913" } };

export const LongestText: Story = {
  args: {
    length: 8,
    label: "Der achtstellige Code, den wir dir gerade per SMS an dein Mobiltelefon geschickt haben",
    defaultValue: "48291365",
  },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
};
