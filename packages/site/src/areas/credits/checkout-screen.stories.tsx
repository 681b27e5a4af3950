import { calls } from "@kindling/domain/contract";
import { failing, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen as page, userEvent } from "storybook/test";
import { posted } from "../../../testing/posted.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Checkout",
  ...screen,
  args: { path: "/credits/p1" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.getBundles) } };

export const Methods: Story = { tags: ["state:full"] };

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.getBundles, "unexpected") },
  play: seeFailure,
};

export const NotOrdered: Story = {
  name: "An order that failed",
  tags: ["state:error"],
  args: { overrides: failing(calls.order, "unexpected") },
  play: async () => {
    await userEvent.click(page.getByRole("button", { name: /^Pay/ }));
    await seeFailure();
  },
};

export const Refused: Story = {
  name: "A form that came back refused: the price has changed",
  tags: ["state:error"],
  args: {
    posted: posted(
      "order",
      { method: "paypal", amount_minor: "1799", currency: "EUR" },
      { code: "price_changed", facts: { amount_minor: 1999, currency: "EUR" } },
    ),
  },
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };

export const NotSold: Story = {
  name: "A package that is not sold",
  tags: ["state:closed"],
  args: { path: "/credits/p3" },
};
