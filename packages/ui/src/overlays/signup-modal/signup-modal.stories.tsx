import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { pressBackdrop } from "../story-backdrop.ts";
import { TextField } from "../../fields/text-field/text-field.tsx";
import { SignupModal } from "./signup-modal.tsx";

const meta = {
  title: "Overlays/Sign-up modal",
  component: SignupModal,
  args: {
    defaultOpen: true,
    onOpenChange: fn(),
    title: "Write to Anna for free",
    description: "It takes a minute. No one else sees your email address.",
    children: (
      <form method="post" className="k:grid k:gap-4">
        <TextField label="Username" />
        <TextField label="Email" type="email" />
        <Button size="lg" block>
          Next
        </Button>
      </form>
    ),
    footer: (
      <p>
        Already a member?{" "}
        <a href="#login" className="k:text-accent k:underline">
          Login
        </a>
      </p>
    ),
  },
} satisfies Meta<typeof SignupModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultOpen: undefined, open: true },
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Write to Anna for free" });
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Running: Story = {
  name: "AUTH-02 neither backdrop nor Escape closes it while a sign-up is running",
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await pressBackdrop();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};
