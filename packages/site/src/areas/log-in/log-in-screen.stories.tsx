import { calls } from "@kindling/domain/contract";
import { failing } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen as page, userEvent } from "storybook/test";
import { longEmail } from "../../../testing/long-names.ts";
import { posted } from "../../../testing/posted.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Log in",
  ...screen,
  args: { path: "/login", account: "visitor" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

const email = "maren@example.com";

export const Empty: Story = { tags: ["state:empty"] };

export const Refused: Story = {
  name: "A form that came back refused",
  tags: ["state:full"],
  args: { posted: posted("log-in", { email }, { code: "login_failed", facts: {} }) },
};

export const LongestWords: Story = {
  tags: ["state:longest"],
  args: { posted: posted("log-in", { email: longEmail }, { code: "login_failed", facts: {} }) },
};

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.logIn, "unexpected") },
  play: async () => {
    await userEvent.type(page.getByRole("textbox", { name: /^Email address/ }), email);
    await userEvent.type(page.getByLabelText(/^Password/), "correct horse");
    await userEvent.click(page.getByRole("button", { name: "Log in" }));
    await seeFailure();
  },
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };

export const Deleted: Story = {
  name: "AUTH-13 An account that is deleted: the link again, or support",
  args: { posted: posted("log-in", { email }, { code: "account_pending_deletion", facts: {} }) },
};

export const Blocked: Story = {
  name: "Too many wrong passwords",
  tags: ["state:closed"],
  args: { posted: posted("log-in", { email }, { code: "too_many_attempts", facts: { minutes: 15 } }) },
};
