import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PaymentMethodBlock } from "./payment-method-block.tsx";

const meta = {
  title: "Money/Payment method block",
  component: PaymentMethodBlock,
  args: {
    methods: [
      { id: "card", hint: "Visa, Mastercard, American Express" },
      { id: "paypal" },
      { id: "directdebit", hint: "You’ll confirm it with a code by text message" },
      { id: "ideal", label: "iDEAL", hint: "In your banking app" },
    ],
    total: { amount: 49.99, currency: "EUR" },
    onPay: fn(),
    onValueChange: fn(),
    className: "k:max-w-[30rem]",
  },
} satisfies Meta<typeof PaymentMethodBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** MONEY-03 card, PayPal, direct debit and what the provider offers; arrows choose, Enter pays. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /card/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("paypal");
    await userEvent.click(canvas.getByText("iDEAL"));
    await expect(canvas.getByRole("radio", { name: /iDEAL/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Pay €49.99" }));
    await expect(args.onPay).toHaveBeenLastCalledWith("ideal");
  },
};

export const WithContent: Story = {
  args: {
    methods: [{ id: "card", content: <p className="k:text-sm">Your saved cards appear here.</p> }, { id: "paypal" }],
  },
};

/** A second press while it runs pays nothing. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Pay €49.99" }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: "Payment failed or has been cancelled. Try again, or choose another way to pay." },
};

export const Empty: Story = { args: { methods: [] } };
