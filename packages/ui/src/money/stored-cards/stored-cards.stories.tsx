import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { PaymentMethodBlock } from "../payment-method-block/payment-method-block.tsx";
import { StoredCards } from "./stored-cards.tsx";

const cards = [
  { id: "1", brand: "Visa", last4: "4242", expires: "09/28" },
  { id: "2", brand: "Mastercard", last4: "5100", expires: "01/27" },
  { id: "3", brand: "Visa", last4: "0005", expires: "02/24", expired: true },
];

const meta = {
  title: "Money/Stored cards",
  component: StoredCards,
  args: { cards, onValueChange: fn(), onRemove: fn(), className: "k:max-w-[28rem]" },
} satisfies Meta<typeof StoredCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** MONEY-03 stored cards: use, add, delete. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("radio", { name: /Visa ending in 4242/ })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: /0005/ })).toBeDisabled();
    await userEvent.click(canvas.getByText("Another card"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("new");
  },
};

/** Removing asks first; the focus comes back to the button. */
export const Remove: Story = {
  play: async ({ canvas, args }) => {
    const remove = canvas.getByRole("button", { name: "Remove Mastercard ending in 5100" });
    await userEvent.click(remove);
    await screen.findByRole("alertdialog", { name: "Remove Mastercard ending in 5100?" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(remove).toHaveFocus());
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole("button", { name: "Remove card" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith("2");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Visa ending in 4242" }));
    await screen.findByRole("alertdialog");
  },
};

export const Removing: Story = { args: { removing: "2" } };

export const Empty: Story = { args: { cards: [] } };

export const InSettings: Story = { args: { onAdd: fn() } };

/** Inside the block of payment methods. */
export const InPayment: Story = {
  render: (args) => (
    <PaymentMethodBlock
      className="k:max-w-[30rem]"
      total={{ amount: 49.99, currency: "EUR" }}
      onPay={() => {}}
      methods={[{ id: "card", content: <StoredCards {...args} /> }, { id: "paypal" }, { id: "directdebit" }]}
    />
  ),
};

export const LongestText: Story = {
  args: { cards: [{ id: "1", brand: "Carte Bancaire Internationale Visa Débit", last4: "4242", expires: "09/28" }] },
};
