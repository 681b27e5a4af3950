import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CreditsBalance } from "./credits-balance.tsx";

const meta = {
  title: "Money/Credits balance",
  component: CreditsBalance,
  args: { credits: 78, lowCredits: 10, messageCredits: 2, href: "#credits" },
} satisfies Meta<typeof CreditsBalance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Low: Story = {
  args: { credits: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Running low")).toBeVisible();
    await expect(canvas.getByText("Enough for 5 messages")).toBeVisible();
  },
};

export const None: Story = {
  args: { credits: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No credits left")).toBeVisible();
  },
};

export const Extreme: Story = { args: { credits: 1_234_567 } };
