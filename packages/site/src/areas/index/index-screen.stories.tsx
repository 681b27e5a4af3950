import { calls } from "@kindling/domain/contract";
import { failing, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nameLong } from "../../../testing/long-names.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";

const meta = {
  title: "Screens/Index",
  ...screen,
  args: { path: "/", account: "visitor" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.searchMembers) } };

export const Empty: Story = { tags: ["state:empty"], args: { options: { members: 0 } } };

export const Visitor: Story = { tags: ["state:full"] };

export const Member: Story = { args: { account: "free" } };

export const LongestNames: Story = { tags: ["state:longest"], args: { world: nameLong } };

export const Failed: Story = {
  name: "Without its people it still says what it is",
  tags: ["state:error"],
  args: { overrides: failing(calls.searchMembers, "unexpected") },
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };

export const Outside: Story = {
  name: "A site that shows visitors nobody",
  tags: ["state:closed"],
  args: { options: { settings: { logged_out_search: "none" } } },
};
