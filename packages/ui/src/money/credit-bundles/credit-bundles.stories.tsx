import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { type CreditBundle, CreditBundles } from "./credit-bundles.tsx";

const eur = (amount: number) => ({ amount, currency: "EUR" });

const bundles: CreditBundle[] = [
  { id: "a", credits: 10, price: eur(9.99), pricePerCredit: eur(1), href: "#credits/a" },
  { id: "b", credits: 25, price: eur(19.99), pricePerCredit: eur(0.8), saving: 0.2, href: "#credits/b" },
  {
    id: "c",
    credits: 75,
    price: eur(49.99),
    pricePerCredit: eur(0.67),
    saving: 0.33,
    popular: true,
    href: "#credits/c",
  },
  { id: "d", credits: 200, price: eur(99.99), pricePerCredit: eur(0.5), saving: 0.5, href: "#credits/d" },
];

const meta = {
  title: "Money/Credit bundles",
  component: CreditBundles,
  args: { bundles, refundDays: 14 },
} satisfies Meta<typeof CreditBundles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** MONEY-01 bought one-off, unused credits taken back within the refund days. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Buy for €49.99: 75 credits" })).toBeVisible();
    await expect(canvas.getByText(/Unused credits are refundable for 14 days/)).toBeVisible();
  },
};

export const Discount: Story = {
  args: {
    bundles: bundles.map((bundle) => ({
      ...bundle,
      fullPrice: bundle.price,
      price: eur(Math.round(bundle.price.amount * 75) / 100),
    })),
  },
};

export const Extremes: Story = {
  args: {
    bundles: [
      {
        id: "x",
        credits: 1_234_567,
        price: { amount: 1_234_567.89, currency: "SEK" },
        fullPrice: { amount: 2_234_567.89, currency: "SEK" },
        saving: 0.45,
        popular: true,
        href: "#x",
      },
    ],
  },
};
