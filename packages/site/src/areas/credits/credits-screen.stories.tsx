import { calls } from "@kindling/domain/contract";
import { failing, type FakeWorld, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Credits",
  ...screen,
  args: { path: "/credits", account: "premium" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

/** Nothing has come or gone. */
function forgetLedger({ accounts, me }: FakeWorld): void {
  accounts.get(me!)!.ledger.length = 0;
}

/** Every change was for somebody with a long name. */
function nameLong({ accounts, me }: FakeWorld): void {
  for (const entry of accounts.get(me!)!.ledger)
    if (entry.kind === "message") entry.profile_name = "Wolfeschlegelsteinhausenberger";
}

export const Loading: Story = {
  tags: ["state:loading"],
  args: { overrides: { ...pending(calls.getBundles), ...pending(calls.getLedger) } },
};

export const Empty: Story = { tags: ["state:empty"], args: { options: { balance: 0 }, world: forgetLedger } };

export const Credits: Story = { tags: ["state:full"] };

export const LongestWords: Story = {
  tags: ["state:longest"],
  args: { options: { balance: 123_456, chats: 2 }, world: nameLong },
};

export const Failed: Story = {
  name: "The credit history cannot be read",
  tags: ["state:error"],
  args: { overrides: failing(calls.getLedger, "unexpected") },
  play: seeFailure,
};

export const NothingToBuy: Story = {
  name: "What can be bought cannot be read",
  tags: ["state:error"],
  args: { overrides: failing(calls.getBundles, "unexpected") },
  play: seeFailure,
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
