import { calls } from "@kindling/domain/contract";
import { failing } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, userEvent, waitFor } from "storybook/test";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/New password",
  ...screen,
  args: { path: "/reset-password/do?token=x", account: "visitor" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

const choose = async (password: string, repeated = password) => {
  await userEvent.type(page.getByLabelText("New password", { exact: false, selector: "[name=password]" }), password);
  await userEvent.type(page.getByLabelText(/^New password again/), repeated);
  await userEvent.click(page.getByRole("button", { name: "Save password" }));
};

export const Empty: Story = { tags: ["state:empty"] };

export const Differ: Story = {
  name: "AUTH-11 Two passwords that differ stay to be corrected",
  tags: ["state:full"],
  play: async () => {
    await choose("correct horse", "correct house");
    const repeated = page.getByLabelText(/^New password again/);
    await expect(await page.findByText("The entered passwords are not the same")).toBeVisible();
    await waitFor(() => expect(repeated).toHaveFocus());
    await expect(repeated).toHaveValue("correct house");
  },
};

export const Broken: Story = {
  name: "AUTH-10 A link that was used",
  tags: ["state:closed"],
  play: async () => {
    await choose("correct horse");
    await expect(await page.findByText("Link expired or invalid, request a new email")).toBeVisible();
    await expect(page.getByRole("link", { name: "Request a new link" })).toHaveAttribute("href", "/reset-password");
  },
};

export const Done: Story = { args: { path: "/reset-password/do?done" } };

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.resetPassword, "unexpected") },
  play: async () => {
    await choose("correct horse");
    await seeFailure();
  },
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
