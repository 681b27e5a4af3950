import { calls } from "@kindling/domain/contract";
import { failing, pending } from "@kindling/domain/fakes";
import { listPage } from "@kindling/domain/rules";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { nameLong } from "../../../testing/long-names.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Likes",
  ...screen,
  args: { path: "/likes/received", account: "premium" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.getLikes) } };

export const Empty: Story = { tags: ["state:empty"], args: { options: { likes: {} } } };

export const Received: Story = { tags: ["state:full"] };

export const Matches: Story = { tags: ["state:full"], args: { path: "/likes/matches" } };

export const MoreThanAPage: Story = {
  tags: ["state:full"],
  args: { options: { members: listPage + 12, likes: { received: listPage + 4 } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("link", { name: /, \d/ })).toHaveLength(listPage);
    await userEvent.click(canvas.getByRole("link", { name: "Show older" }));
    await canvas.findByRole("link", { name: "Back to the newest" });
    await expect(canvas.getAllByRole("link", { name: /, \d/ })).toHaveLength(4);
  },
};

export const LongestNames: Story = { tags: ["state:longest"], args: { world: nameLong } };

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.getLikes, "unexpected") },
  play: seeFailure,
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
