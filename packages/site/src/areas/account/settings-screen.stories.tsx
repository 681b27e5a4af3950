import { calls } from "@kindling/domain/contract";
import { failing, type FakeWorld, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, userEvent, waitFor } from "storybook/test";
import { nameLong, nameReaderLong } from "../../../testing/long-names.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Settings",
  ...screen,
  args: { path: "/notifications", account: "premium" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

/** The reader has blocked some of those who are there. */
function blockSome({ blocks, profiles, me }: FakeWorld): void {
  for (const to of [...profiles.keys()].slice(0, 3)) blocks.unshift({ from: me!, to });
}

function sayAll(world: FakeWorld): void {
  nameReaderLong(world);
  nameLong(world);
  blockSome(world);
}

export const Settings: Story = { tags: ["state:full"], args: { world: blockSome } };

export const Empty: Story = { name: "Nobody is blocked", tags: ["state:empty"] };

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.getBlocked) } };

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.getBlocked, "unexpected") },
  play: seeFailure,
};

export const Unblocked: Story = {
  name: "MEMBERS-08 Who is no longer blocked leaves the list",
  args: { world: blockSome },
  play: async () => {
    const all = await page.findAllByRole("button", { name: "Unblock" });
    await expect(all).toHaveLength(3);
    await userEvent.click(all[0]!);
    await waitFor(() => expect(page.getAllByRole("button", { name: "Unblock" })).toHaveLength(2));
  },
};

export const Unconfirmed: Story = { args: { account: "unconfirmed" } };

export const LongestWords: Story = { tags: ["state:longest"], args: { world: sayAll } };

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
