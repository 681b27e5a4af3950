import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { DirectDebitCode } from "./direct-debit-code.tsx";

const meta = {
  title: "Money/Direct-debit code",
  component: DirectDebitCode,
  args: { phone: "••• ••• 78", onSubmit: fn(), onResend: fn(), onBack: fn() },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DirectDebitCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "MONEY-06 confirms by a code that can be sent again",
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Code from the text message" }), "123456{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("123456");
    await userEvent.click(canvas.getByRole("button", { name: "Send a new code" }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Change number" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  args: { resendIn: 42, resent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "New code in 42 seconds" })).toBeDisabled();
    await expect(canvas.getByRole("status")).toHaveTextContent("A new code is on its way.");
  },
};

export const CodeInvalid: Story = { args: { codeError: "Code invalid" } };

export const Dead: Story = {
  args: { error: "Too many attempts with this code. Get a new one." },
};

export const Loading: Story = { args: { loading: true } };

export const LongestText: Story = {
  args: { resendIn: 3599, submitLabel: "Zahlung über 25,00 € jetzt verbindlich bestätigen" },
  decorators: [
    (Story) => (
      <div style={{ width: 290 }}>
        <Story />
      </div>
    ),
  ],
};
