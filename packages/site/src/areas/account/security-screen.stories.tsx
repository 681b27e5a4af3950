import { calls } from "@kindling/domain/contract";
import { failing, type FakeWorld, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, userEvent, waitFor } from "storybook/test";
import { nameReaderLong } from "../../../testing/long-names.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Security",
  ...screen,
  args: { path: "/notifications/password" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

/** The reader is logged in on two more devices. */
function elsewhere({ sessions, sessionEnds, me, clock }: FakeWorld): void {
  for (const token of ["session-7001", "session-7002"]) {
    sessions.set(token, me!);
    sessionEnds.set(token, clock.now() + 1_000_000);
  }
}

const changePassword = async (old: string) => {
  await userEvent.type(page.getByLabelText(/^Old password/), old);
  await userEvent.type(document.querySelector("#password-password")!, "a longer one");
  await userEvent.type(page.getByLabelText(/^New password again/), "a longer one");
  await userEvent.click(page.getByRole("button", { name: "Change password" }));
};

export const Password: Story = { tags: ["state:empty"] };

export const WrongPassword: Story = {
  name: "AUTH-11 The old password is checked, and what was typed stays",
  play: async () => {
    await changePassword("not the password");
    await expect(await page.findByText("Please check your old password")).toBeVisible();
    await expect(page.getByLabelText(/^New password again/)).toHaveValue("a longer one");
  },
};

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.changePassword, "unexpected") },
  play: async () => {
    await changePassword("correct horse battery");
    await seeFailure();
  },
};

export const NewAddress: Story = {
  name: "AUTH-12 A new address that is none",
  args: { path: "/notifications/email" },
  play: async () => {
    await userEvent.type(page.getByLabelText(/^New email address/), "nobody");
    await userEvent.type(page.getByLabelText(/^Your password/), "correct horse");
    await userEvent.click(page.getByRole("button", { name: "Send the link" }));
    await expect(await page.findByText("New email address is invalid")).toBeVisible();
  },
};

export const LongestWords: Story = {
  tags: ["state:longest"],
  args: { path: "/notifications/email", world: nameReaderLong },
};

export const Devices: Story = {
  tags: ["state:full"],
  args: { path: "/notifications/devices", world: elsewhere },
};

export const LoggedOut: Story = {
  name: "BEYOND-25 A device is logged out",
  args: { path: "/notifications/devices", world: elsewhere },
  play: async () => {
    const others = await page.findAllByRole("button", { name: /^Log out: / });
    await expect(others).toHaveLength(2);
    await userEvent.click(others[0]!);
    await waitFor(() => expect(page.getAllByRole("button", { name: /^Log out: / })).toHaveLength(1));
  },
};

export const Loading: Story = {
  tags: ["state:loading"],
  args: { path: "/notifications/devices", overrides: pending(calls.getSessions) },
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
