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

const open = async (name: string) => userEvent.click(await page.findByRole("heading", { name }));

export const WrongPassword: Story = {
  name: "AUTH-11 The old password is checked, and what was typed stays",
  play: async () => {
    await open("Change password");
    await userEvent.type(page.getByLabelText(/^Old password/), "not the password");
    await userEvent.type(document.querySelector("#password-password")!, "a longer one");
    await userEvent.type(page.getByLabelText(/^New password again/), "a longer one");
    await userEvent.click(page.getByRole("button", { name: "Change password" }));
    await expect(await page.findByText("Please check your old password")).toBeVisible();
    await expect(page.getByLabelText(/^New password again/)).toHaveValue("a longer one");
  },
};

export const NewAddress: Story = {
  name: "AUTH-12 A new address that is none",
  play: async () => {
    await open("Change email address");
    await userEvent.type(page.getByLabelText(/^New email address/), "nobody");
    await userEvent.type(page.getByLabelText(/^Your password/), "correct horse");
    await userEvent.click(page.getByRole("button", { name: "Send the link" }));
    await expect(await page.findByText("New email address is invalid")).toBeVisible();
  },
};

/** The reader is logged in on two more devices. */
function elsewhere({ sessions, sessionEnds, me, clock }: FakeWorld): void {
  for (const token of ["session-7001", "session-7002"]) {
    sessions.set(token, me!);
    sessionEnds.set(token, clock.now() + 1_000_000);
  }
}

export const Devices: Story = {
  name: "BEYOND-25 A device is logged out",
  args: { world: elsewhere },
  play: async () => {
    await open("Where you’re logged in");
    const others = await page.findAllByRole("button", { name: /^Log out: / });
    await expect(others).toHaveLength(2);
    await userEvent.click(others[0]!);
    await waitFor(() => expect(page.getAllByRole("button", { name: /^Log out: / })).toHaveLength(1));
  },
};

export const Unconfirmed: Story = { args: { account: "unconfirmed" } };

export const LongestWords: Story = { tags: ["state:longest"], args: { world: sayAll } };

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
