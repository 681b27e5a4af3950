import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { type PremiumTier, PremiumTiers } from "./premium-tiers.tsx";

const eur = (amount: number) => ({ amount, currency: "EUR" });

const tiers: PremiumTier[] = [
  { id: "p0", title: "Taste", credits: 10, price: eur(9.99), pricePerMessage: eur(1), href: "#credits/p0" },
  { id: "p1", title: "Chat", credits: 25, price: eur(19.99), pricePerMessage: eur(0.8), href: "#credits/p1" },
  {
    id: "p2",
    title: "Meet",
    credits: 75,
    price: eur(49.99),
    pricePerMessage: eur(0.67),
    popular: true,
    href: "#credits/p2",
  },
  { id: "p3", title: "All in", credits: 200, price: eur(99.99), pricePerMessage: eur(0.5), href: "#credits/p3" },
];

const meta = {
  title: "Money/Premium tiers",
  component: PremiumTiers,
  args: { tiers, refundDays: 14 },
} satisfies Meta<typeof PremiumTiers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** MONEY-02 p0 to p3, one of them popular, each with what it costs and what its link does. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getByText("Most popular")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Buy 75 credits for €49.99" })).toHaveAttribute(
      "href",
      "#credits/p2",
    );
    await expect(canvas.getByText(/no subscription/)).toBeVisible();
  },
};

export const Discount: Story = {
  args: {
    tiers: tiers.map((tier) => ({
      ...tier,
      fullPrice: tier.price,
      price: eur(Math.round(tier.price.amount * 75) / 100),
    })),
  },
};

export const Extremes: Story = {
  args: {
    tiers: tiers.map((tier) => ({
      ...tier,
      title: "Unbegrenztes Kennenlernen und Chatten",
      credits: tier.id === "p0" ? 1 : 1_234_567,
      price: { amount: 1_234_567.89, currency: "SEK" },
      fullPrice: { amount: 2_234_567.89, currency: "SEK" },
    })),
    refundDays: 1,
  },
};
