import { calls } from "@kindling/domain/contract";
import { failing } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, userEvent } from "storybook/test";
import { longEmail } from "../../../testing/long-names.ts";
import { posted } from "../../../testing/posted.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Forgotten password",
  ...screen,
  args: { path: "/reset-password", account: "visitor" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

const ask = async (email: string) => {
  await userEvent.type(page.getByRole("textbox", { name: /^Email address/ }), email);
  await userEvent.click(page.getByRole("button", { name: "Email me a link" }));
};

export const Empty: Story = { tags: ["state:empty"] };

export const NotFound: Story = {
  name: "AUTH-10 An address that has no account",
  tags: ["state:full"],
  play: async () => {
    await ask("nobody@example.com");
    await expect(await page.findByText("E-mail address not found")).toBeVisible();
    await expect(page.getByRole("textbox", { name: /^Email address/ })).toHaveValue("nobody@example.com");
  },
};

export const Sent: Story = { args: { path: "/reset-password?sent" } };

export const SentNeutrally: Story = {
  name: "Nobody is told who has an account",
  args: { options: { settings: { neutral_answers: true } } },
  play: async () => {
    await ask("nobody@example.com");
    await expect(await page.findByText(/^If there’s an account with this address/)).toBeVisible();
  },
};

export const TooMany: Story = {
  name: "AUTH-10 Too many mails",
  tags: ["state:closed"],
  args: { posted: posted("reset-ask", { email: longEmail }, { code: "too_many_reset_mails", facts: {} }) },
};

export const LongestWords: Story = {
  tags: ["state:longest"],
  args: { posted: posted("reset-ask", { email: longEmail }, { code: "email_not_found", facts: {} }) },
};

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.askReset, "unexpected") },
  play: async () => {
    await ask("maren@example.com");
    await seeFailure();
  },
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
