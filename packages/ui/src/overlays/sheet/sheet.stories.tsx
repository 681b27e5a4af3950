import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { TextField } from "../../fields/text-field/text-field.tsx";
import {
  Sheet,
  SheetBody,
  SheetClose,
  SheetContent,
  type SheetContentProps,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  type SheetProps,
  SheetTitle,
  SheetTrigger,
} from "./sheet.tsx";

type Args = SheetProps & Pick<SheetContentProps, "side"> & { lines?: number };

const meta = {
  title: "Overlays/Sheet",
  component: SheetContent,
  subcomponents: { Sheet, SheetBody, SheetClose, SheetDescription, SheetFooter, SheetHeader, SheetTitle, SheetTrigger },
  args: { side: "bottom", defaultOpen: true, lines: 1 },
  argTypes: { side: { control: "select", options: ["bottom", "start", "end"] } },
  render: ({ side, lines = 1, ...props }: Args) => (
    <Sheet {...props}>
      <SheetTrigger asChild>
        <Button variant="outline">Filters</Button>
      </SheetTrigger>
      <SheetContent side={side}>
        <SheetHeader>
          <SheetTitle>Filters</SheetTitle>
          <SheetDescription>Only people near these places</SheetDescription>
        </SheetHeader>
        <SheetBody className="k:grid k:content-start k:gap-4">
          {Array.from({ length: lines }, (_, index) => (
            <TextField key={index} label={`City ${index + 1}`} />
          ))}
        </SheetBody>
        <SheetFooter>
          <SheetClose asChild>
            <Button block>Show 128 members</Button>
          </SheetClose>
        </SheetFooter>
      </SheetContent>
    </Sheet>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bottom: Story = {};

export const Start: Story = { args: { side: "start" } };

export const End: Story = { args: { side: "end" } };

export const Longest: Story = {
  args: { lines: 30 },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Show 128 members" })).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { defaultOpen: false },
  play: async () => {
    const trigger = screen.getByRole("button", { name: "Filters" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("dialog", { name: "Filters" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
