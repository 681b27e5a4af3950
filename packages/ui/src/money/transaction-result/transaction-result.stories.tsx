import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TransactionResult } from "./transaction-result.tsx";

const meta = {
  title: "Money/Transaction result",
  component: TransactionResult,
  args: { transaction: { state: "loading" }, order: "K-20418", href: "#members" },
} satisfies Meta<typeof TransactionResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Pending: Story = { args: { transaction: { state: "pending" } } };

export const PendingLate: Story = { args: { transaction: { state: "pending", late: true } } };

/** MONEY-04 completed says what was added and leads back to where the member was. */
export const Completed: Story = {
  args: { transaction: { state: "completed", credits: 75, balance: 78, continueHref: "#chats/7" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "75 credits added" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "#chats/7");
  },
};

/** MONEY-04 failed offers another way. */
export const Failed: Story = {
  args: { transaction: { state: "failed", methodsHref: "#credits/p2" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Payment failed or has been cancelled" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose another payment method" })).toHaveAttribute(
      "href",
      "#credits/p2",
    );
  },
};

export const Cancelled: Story = { args: { transaction: { state: "cancelled", methodsHref: "#credits/p2" } } };

/** MONEY-13 what happens to a payment afterwards is said, too. */
export const Refunded: Story = { args: { transaction: { state: "refunded" } } };

export const Returned: Story = { args: { transaction: { state: "returned" } } };

export const Disputed: Story = { args: { transaction: { state: "disputed" } } };

/** BEYOND-37 a state of tomorrow is a calm sentence. */
export const Unknown: Story = {
  args: { transaction: { state: "unknown" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There’s news about your payment" })).toBeVisible();
  },
};

const onRetry = fn();

/** MONEY-04 a refused stored card can be tried again, or PayPal used. */
export const StoredCardFailed: Story = {
  args: { transaction: { state: "failed", methodsHref: "#credits/p2", paypalHref: "#credits/p2/paypal", onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "Pay with PayPal" })).toBeVisible();
  },
};
