import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { IbanField } from "./iban-field.tsx";

const meta = {
  title: "Fields/IBAN field",
  component: IbanField,
  args: { label: "IBAN", onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IbanField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "C-036 groups of four as one types, and the caret stays",
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "IBAN" });
    await userEvent.type(field, "nl91abna0417");
    await expect(field).toHaveValue("NL91 ABNA 0417");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("NL91ABNA0417");
    await userEvent.type(field, "x", { initialSelectionStart: 5, initialSelectionEnd: 5 });
    await expect(field).toHaveValue("NL91 XABN A041 7");
    await expect(field.selectionStart).toBe(6);
    await userEvent.keyboard("{Backspace}");
    await expect(field).toHaveValue("NL91 ABNA 0417");
    await expect(field.selectionStart).toBeLessThanOrEqual(5);
  },
};

export const Pastes: Story = {
  name: "C-036 takes a pasted number in any spelling",
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.click(field);
    await userEvent.paste("IBAN nl91\u00a0abna-0417\u20091643 00\n");
    await expect(field).toHaveValue("NL91 ABNA 0417 1643 00");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("NL91ABNA0417164300");
  },
};

export const Validates: Story = {
  args: {
    validate: (iban) => (iban.length === 18 ? undefined : "A Dutch IBAN has 18 characters"),
    defaultValue: "NL91ABNA041716430",
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.click(field);
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("A Dutch IBAN has 18 characters");
    await userEvent.type(field, "0");
    await expect(field).toBeValid();
  },
};

export const Controlled: Story = { args: { value: "DE89370400440532013000" } };

export const Invalid: Story = {
  args: { error: "Enter a valid IBAN", defaultValue: "NL00ABNA0417164300", required: true },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "NL91ABNA0417164300" } };

export const LongestText: Story = {
  args: {
    label: "Internationale Bankkontonummer, wie sie auf deiner Karte steht",
    defaultValue: "MT84MALT011000012345MTLCAST001S",
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};
