import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { pressBackdrop } from "../story-backdrop.ts";
import { TextField } from "../../fields/text-field/text-field.tsx";
import { Toaster, toast, dismissToast } from "../toast/toast.tsx";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  type DialogProps,
  DialogTitle,
  DialogTrigger,
  ModalContent,
} from "./dialog.tsx";

type Args = DialogProps & { size?: DialogContentProps["size"]; text?: string; title?: string };

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  subcomponents: {
    DialogTrigger,
    DialogContent,
    ModalContent,
    DialogHeader,
    DialogTitle,
    DialogDescription,
    DialogBody,
    DialogFooter,
    DialogClose,
  },
  args: { onOpenChange: fn(), size: "md", title: "Edit your search" },
  argTypes: { size: { control: "select", options: ["sm", "md", "lg"] } },
  render: ({ size, text, title, ...props }: Args) => (
    <main>
      <h1 className="k:mb-4 k:font-heading k:text-xl">Members</h1>
      <Dialog {...props}>
        <DialogTrigger asChild>
          <Button variant="outline">Open</Button>
        </DialogTrigger>
        <DialogContent size={size}>
          <DialogHeader>
            <DialogTitle>{title}</DialogTitle>
            <DialogDescription>The results change when you save it.</DialogDescription>
          </DialogHeader>
          <DialogBody className="k:grid k:content-start k:gap-4">
            {text && <p>{text}</p>}
            <TextField label="City" defaultValue="Utrecht" />
            <TextField label="Name of the search" />
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline" tone="neutral">
                Cancel
              </Button>
            </DialogClose>
            <DialogClose asChild>
              <Button loading={props.busy}>Save</Button>
            </DialogClose>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </main>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole("button", { name: "Open", hidden: true });

export const Closed: Story = {
  play: async () => {
    await expect(document.querySelector("[data-slot^=dialog-c]")).toBeNull();
  },
};

export const Default: Story = { args: { defaultOpen: true } };

export const Small: Story = { args: { defaultOpen: true, size: "sm" } };

export const Large: Story = { args: { defaultOpen: true, size: "lg" } };

export const Busy: Story = {
  name: "C-144 a busy dialog stays open",
  args: { defaultOpen: true, busy: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}{Escape}");
    await pressBackdrop();
    await expect(screen.getByRole("button", { name: "Close" })).toBeDisabled();
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongestText: Story = {
  args: {
    defaultOpen: true,
    title: "Sucheinstellungen für Donaudampfschifffahrtsgesellschaftskapitäninnen bearbeiten",
    text: "Before you save, read what follows. ".repeat(120),
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(screen.getByRole("button", { name: "Save" })).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: "C-145 focus goes in, stays in and comes back",
  play: async ({ args }) => {
    opener().focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Edit your search" });
    await expect(dialog).toHaveAccessibleDescription("The results change when you save it.");
    await waitFor(() => expect(dialog).toHaveFocus());
    for (let step = 0; step < 7; step++) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const OpenerGone: Story = {
  name: "C-145 focus goes to the heading when the opener has gone",
  render: function OpenerGone() {
    const [state, setState] = useState<"before" | "open" | "after">("before");
    return (
      <main>
        <h1 className="k:font-heading k:text-xl">Welcome</h1>
        {state === "before" && <Button onClick={() => setState("open")}>Open</Button>}
        <Dialog open={state === "open"} onOpenChange={() => setState("after")}>
          <DialogContent size="sm">
            <DialogHeader>
              <DialogTitle>Bonus</DialogTitle>
            </DialogHeader>
            <DialogFooter />
          </DialogContent>
        </Dialog>
      </main>
    );
  },
  play: async () => {
    await userEvent.click(opener());
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Welcome" })).toHaveFocus());
  },
};

export const Nested: Story = {
  name: "C-143 Escape closes only the top one",
  render: () => (
    <Dialog defaultOpen>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Your profile</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <TextField label="About me" />
          <Dialog>
            <DialogTrigger asChild>
              <Button className="k:mt-4">Choose a photo</Button>
            </DialogTrigger>
            <DialogContent size="sm">
              <DialogHeader>
                <DialogTitle>Photos</DialogTitle>
              </DialogHeader>
              <DialogFooter />
            </DialogContent>
          </Dialog>
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    await userEvent.type(await screen.findByLabelText("About me"), "I like rain");
    await userEvent.click(screen.getByRole("button", { name: "Choose a photo" }));
    await screen.findByRole("dialog", { name: "Photos" });
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog", { name: "Photos" })).toBeNull();
    await expect(screen.getByRole("dialog", { name: "Your profile" })).toBeVisible();
    await expect(screen.getByLabelText("About me")).toHaveValue("I like rain");
    await waitFor(() => expect(screen.getByRole("button", { name: "Choose a photo" })).toHaveFocus());
  },
};

export const WithToast: Story = {
  name: "C-141 a toast over a dialog works and leaves it open",
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  play: async () => {
    const undo = fn();
    const field = await screen.findByLabelText("City");
    await userEvent.click(field);
    toast("Photo removed", { action: { label: "Undo", onAction: undo } });
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();

    toast("You’re offline", { tone: "critical" });
    await screen.findByText("You’re offline");
    await userEvent.keyboard("{F8}");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByText("You’re offline")).toBeNull());
    await expect(field).toHaveFocus();
    await expect(screen.getByRole("dialog")).toBeVisible();
    dismissToast();
  },
};

export const ScrollPosition: Story = {
  name: "C-147 the page keeps its place",
  decorators: [
    (Story) => (
      <>
        <div style={{ height: 1500 }} />
        <Story />
        <div style={{ height: 1500 }} />
      </>
    ),
  ],
  play: async () => {
    window.scrollTo(0, 1300);
    const before = window.scrollY;
    await userEvent.click(opener());
    await screen.findByRole("dialog");
    await expect(window.scrollY).toBe(before);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(window.scrollY).toBe(before);
  },
};

export const Repeated: Story = {
  name: "C-140 the page lives on after twenty openings",
  play: async () => {
    for (let round = 0; round < 20; round++) {
      await userEvent.click(opener());
      await screen.findByRole("dialog");
      if (round % 2) await userEvent.keyboard("{Escape}");
      else await pressBackdrop();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    await expect(document.querySelector("dialog, [inert], body > [aria-hidden]")).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).toBe("visible");
  },
};
