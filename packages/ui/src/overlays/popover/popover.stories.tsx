import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "../dialog/dialog.tsx";
import { TextField } from "../../fields/text-field/text-field.tsx";
import {
  Popover,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTrigger,
} from "./popover.tsx";

function SaveSearch({ side, align, ...props }: PopoverProps & Pick<PopoverContentProps, "side" | "align">) {
  return (
    <Popover {...props}>
      <PopoverTrigger asChild>
        <Button variant="outline">Save search</Button>
      </PopoverTrigger>
      <PopoverContent label="Save this search" side={side} align={align}>
        <div className="k:grid k:gap-3">
          <TextField label="Name" />
          <PopoverClose asChild>
            <Button>Save</Button>
          </PopoverClose>
        </div>
      </PopoverContent>
    </Popover>
  );
}

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  subcomponents: { PopoverTrigger, PopoverContent, PopoverClose },
  render: (args) => <SaveSearch {...args} />,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story /> <Button variant="ghost">Elsewhere</Button>
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole("button", { name: "Save search" });
const panel = () => screen.findByRole("dialog", { name: "Save this search" });
const gone = () => waitFor(() => expect(screen.queryByRole("dialog", { name: "Save this search" })).toBeNull());

export const Closed: Story = {
  play: async () => {
    await expect(trigger()).toHaveAttribute("aria-expanded", "false");
    await expect(document.querySelector("[data-slot=popover-content]")).toBeNull();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const Keyboard: Story = {
  name: "Opens, gives the focus, closes on Escape and gives it back",
  play: async () => {
    trigger().focus();
    await userEvent.keyboard("{Enter}");
    await expect(await panel()).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByLabelText("Name")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(trigger()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await panel();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await gone();
    await expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
  },
};

export const Pointer: Story = {
  name: "A second press, a press elsewhere and its own button close it",
  play: async () => {
    await userEvent.click(trigger());
    await panel();
    await userEvent.click(trigger());
    await gone();
    await userEvent.click(trigger());
    await panel();
    await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
    await gone();
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await gone();
    await expect(trigger()).toHaveFocus();
  },
};

export const AtTheEdge: Story = {
  render: () => <SaveSearch defaultOpen align="end" side="top" />,
  play: async () => {
    const box = (await panel()).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.top).toBeGreaterThanOrEqual(trigger().getBoundingClientRect().bottom);
  },
};

export const Follows: Story = {
  name: "Stays beside its button when something above grows",
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <>
        <p data-testid="above">The page</p>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const box = await panel();
    const distance = () => Math.round(box.getBoundingClientRect().top - trigger().getBoundingClientRect().bottom);
    const before = distance();
    canvas.getByTestId("above").style.paddingBlockEnd = "80px";
    await waitFor(() => expect(distance()).toBe(before));
    await expect(before).toBeGreaterThan(0);
  },
};

export const InDialog: Story = {
  name: "C-143 Escape in a dialog closes the popover first",
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Search</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <SaveSearch {...args} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Save search" }));
    await userEvent.type(await screen.findByLabelText("Name"), "Near me");
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(screen.getByRole("dialog", { name: "Search" })).toBeVisible();
    await expect(trigger()).toHaveFocus();
  },
};
