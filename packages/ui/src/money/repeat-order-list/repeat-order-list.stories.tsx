import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RepeatOrderList, RepeatOrderListSkeleton } from "./repeat-order-list.tsx";

const eur = (amount: number) => ({ amount, currency: "EUR" });

const meta = {
  title: "Money/Repeat order list",
  component: RepeatOrderList,
  subcomponents: { RepeatOrderListSkeleton },
  args: {
    orders: [
      {
        id: "1",
        at: "2026-03-14T17:55:00Z",
        credits: 75,
        price: eur(49.99),
        method: "Visa ending in 4242",
        href: "#credits/p2",
      },
      {
        id: "2",
        at: "2026-01-02T20:10:00Z",
        credits: 25,
        price: eur(19.99),
        paid: eur(14.99),
        method: "PayPal",
        href: "#credits/p1",
      },
    ],
    href: "#credits",
  },
} satisfies Meta<typeof RepeatOrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** MONEY-05 former orders to buy again; a price that has changed is said. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Buy again for €49.99: 75 credits" })).toHaveAttribute(
      "href",
      "#credits/p2",
    );
    await expect(canvas.getByText("You paid €14.99 for this order.")).toBeVisible();
  },
};

export const Empty: Story = { args: { orders: [] } };

export const Loading: Story = { render: () => <RepeatOrderListSkeleton /> };

export const Extremes: Story = {
  args: {
    orders: [
      {
        id: "1",
        at: "2026-12-31T23:55:00Z",
        credits: 1_234_567,
        price: { amount: 1_234_567.89, currency: "SEK" },
        paid: { amount: 2_234_567.89, currency: "SEK" },
        method: "Kontoauszugsverfügungsberechtigungskarte mit der Endung 4242",
        href: "#x",
      },
    ],
  },
};
