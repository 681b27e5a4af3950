import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { pressBackdrop } from "../story-backdrop.ts";
import { AlertDialog, type AlertDialogProps } from "./alert-dialog.tsx";

const meta = {
  title: "Overlays/Alert dialog",
  component: AlertDialog,
  args: {
    defaultOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: "Block Anna?",
    description: "You won’t see each other anymore. You can undo this in Settings.",
    confirmLabel: "Block",
    tone: "critical",
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Block Anna?" });
    await expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await pressBackdrop();
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Block" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Harmless: Story = {
  args: {
    tone: "accent",
    title: "Send your profile?",
    description: "We’ll look into it within a day.",
    confirmLabel: "Send",
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Block" }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongestText: Story = {
  args: {
    title: "Donaudampfschifffahrtsgesellschaftskapitänin wirklich und endgültig blockieren?",
    description:
      "Ihr seht euch danach nicht mehr, weder in der Suche noch in den Nachrichten noch bei den Likes. ".repeat(4),
    confirmLabel: "Endgültig blockieren",
    cancelLabel: "Lieber doch nicht",
  },
};

function FromButton(args: AlertDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="critical" onClick={() => setOpen(true)}>
        Block
      </Button>
      <AlertDialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const FromTrigger: Story = {
  render: FromButton,
  play: async () => {
    const trigger = screen.getByRole("button", { name: "Block" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
