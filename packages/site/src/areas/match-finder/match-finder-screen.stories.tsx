import { calls } from "@kindling/domain/contract";
import { failing, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nameLong } from "../../../testing/long-names.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Match-finder",
  ...screen,
  args: {
    path: "/match-finder",
    account: "premium",
    options: { likes: {}, me: { interests: ["art", "cooking", "hiking", "music"] } },
  },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.findMatches) } };

export const Empty: Story = { tags: ["state:empty"], args: { options: { members: 0, likes: {}, chats: 0 } } };

export const Full: Story = { tags: ["state:full"] };

export const LongestNames: Story = { tags: ["state:longest"], args: { world: nameLong } };

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.findMatches, "unexpected") },
  play: seeFailure,
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
