import type { Meta, StoryObj } from "@storybook/react-vite";
import { posted } from "../../../testing/posted.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";

const meta = {
  title: "Screens/Account deleted",
  ...screen,
  args: { path: "/account-deleted?until=2026-03-15T12%3A00%3A00.000Z", account: "visitor" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Deleted: Story = { tags: ["state:full"] };

export const WithoutDate: Story = { args: { path: "/account-deleted" } };

export const Asks: Story = { args: { path: "/account-deleted?token=x" } };

export const LinkOver: Story = {
  name: "AUTH-13 A link that is used or too old says so, and leads on",
  args: {
    path: "/account-deleted?token=x",
    posted: posted("reactivate", {}, { code: "link_invalid", facts: {} }),
  },
};

export const Restored: Story = { args: { path: "/account-deleted?state=restored" } };

export const Mailed: Story = { args: { path: "/account-deleted?state=mailed" } };

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
