import { calls } from "@kindling/domain/contract";
import { failing, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, userEvent } from "storybook/test";
import { nameLong } from "../../../testing/long-names.ts";
import { posted, wrong } from "../../../testing/posted.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Gift",
  ...screen,
  args: { path: "/members/1/gift", account: "premium" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.getGifts) } };

export const Empty: Story = {
  name: "Nothing can be given",
  tags: ["state:empty"],
  args: { overrides: { getGifts: async () => Response.json({ gifts: [] }) } },
  play: async () => {
    await page.findByText("There are no gifts to send right now.");
  },
};

export const Choice: Story = { name: "CHAT-08 What can be given", tags: ["state:full"] };

export const LongestWords: Story = { tags: ["state:longest"], args: { world: nameLong } };

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.getGifts, "unexpected") },
  play: seeFailure,
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };

export const NothingChosen: Story = {
  name: "A form without a choice that came back",
  args: { posted: posted("gift", {}, wrong({ gift: { code: "required" } })) },
};

export const TooDear: Story = {
  name: "CHAT-03 MONEY-12 More than the member has leads to credits, and back to the gift",
  args: { account: "free", options: { balance: 6 } },
  play: async () => {
    await userEvent.click(await page.findByRole("radio", { name: /Diamond/ }));
    const href = `/premium?next=${encodeURIComponent("/members/1/gift?gift=diamond")}`;
    const buy = page.getAllByRole("link", { name: "Buy credits" }).at(-1);
    await expect(buy).toHaveAttribute("href", href);
  },
};

export const Unconfirmed: Story = {
  name: "Closed: the address is not confirmed",
  tags: ["state:closed"],
  args: { account: "unconfirmed" },
};

export const Gone: Story = {
  name: "Closed: the other has left",
  tags: ["state:closed"],
  args: { path: "/members/1/gift", options: { chats: 1 }, world: ({ gone }) => void gone.add("1") },
};
