import { calls } from "@kindling/domain/contract";
import { failing, pending } from "@kindling/domain/fakes";
import { listPage } from "@kindling/domain/rules";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, within } from "storybook/test";
import { nameLong } from "../../../testing/long-names.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";

const meta = {
  title: "Screens/Conversations",
  ...screen,
  args: { path: "/chats", account: "premium" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.getChats) } };

export const Empty: Story = { tags: ["state:empty"], args: { options: { chats: 0 } } };

export const Conversations: Story = { tags: ["state:full"] };

export const MoreThanAPage: Story = {
  tags: ["state:full"],
  args: { options: { members: listPage + 4, chats: listPage + 2 } },
  play: async ({ canvas, userEvent }) => {
    const list = page.getByRole("navigation", { name: "Messages" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(listPage);
    await userEvent.click(canvas.getByRole("link", { name: "Show older" }));
    await canvas.findByRole("link", { name: "Back to the newest" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  },
};

export const LongestWords: Story = {
  tags: ["state:longest"],
  args: { world: nameLong, options: { chats: [{ unread: 1, last: "Abc".repeat(60) }, { last: "Hi" }] } },
};

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.getChats, "unexpected") },
  play: async () => {
    await page.findByText("We couldn’t load your conversations.");
  },
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
