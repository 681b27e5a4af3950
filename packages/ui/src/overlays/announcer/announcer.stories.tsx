import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "../dialog/dialog.tsx";
import { Announcer, announce } from "./announcer.tsx";

const meta = {
  title: "Overlays/Announcer",
  component: Announcer,
  render: () => (
    <>
      <Announcer />
      <div className="k:flex k:flex-wrap k:gap-2">
        <Button onClick={() => announce("Anna liked you back")}>A like</Button>
        <Button
          onClick={() =>
            announce((count) => (count === 1 ? "New message from Ana" : `${count} new messages from Ana`), {
              batch: "messages:1",
            })
          }
        >
          A message
        </Button>
        <Button tone="critical" onClick={() => announce("You’re offline", { priority: "assertive" })}>
          An error
        </Button>
      </div>
    </>
  ),
} satisfies Meta<typeof Announcer>;

export default meta;
type Story = StoryObj<typeof meta>;

const regions = (priority: "polite" | "assertive") => [
  ...document.querySelectorAll(`[data-slot=announcer][aria-live=${priority}]`),
];
const spoken = (priority: "polite" | "assertive") =>
  regions(priority).flatMap((region) => [...region.children].map((line) => line.textContent));

export const EmptyFirst: Story = {
  name: "BEYOND-08 the regions exist, empty, before the first words",
  play: async () => {
    await expect(regions("polite")).toHaveLength(1);
    await expect(regions("assertive")).toHaveLength(1);
  },
};

export const Priorities: Story = {
  name: "BEYOND-08 errors interrupt, the rest waits",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "A like" }));
    await userEvent.click(canvas.getByRole("button", { name: "An error" }));
    await waitFor(() => expect(spoken("polite")).toContain("Anna liked you back"));
    await waitFor(() => expect(spoken("assertive")).toContain("You’re offline"));
    await expect(spoken("polite")).not.toContain("You’re offline");
  },
};

export const Repeats: Story = {
  name: "BEYOND-08 the same words are voiced again",
  play: async () => {
    announce("Profile saved");
    announce("Profile saved");
    await waitFor(() => expect(spoken("polite").filter((line) => line === "Profile saved")).toHaveLength(2));
  },
};

export const Batches: Story = {
  name: "BEYOND-08 many at once become one",
  play: async ({ canvas }) => {
    for (let n = 0; n < 3; n++) await userEvent.click(canvas.getByRole("button", { name: "A message" }));
    await waitFor(() => expect(spoken("polite")).toContain("3 new messages from Ana"), { timeout: 2000 });
    await expect(spoken("polite").filter((line) => line?.includes("from Ana"))).toHaveLength(1);
  },
};

export const InModal: Story = {
  name: "BEYOND-08 an open modal has an outlet of its own",
  render: () => (
    <>
      <Announcer />
      <Dialog defaultOpen>
        <DialogContent size="sm">
          <DialogHeader>
            <DialogTitle>Gifts</DialogTitle>
          </DialogHeader>
          <DialogFooter>
            <Button onClick={() => announce("Gift sent")}>Send</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(dialog.querySelector("[data-slot=dialog-footer] button")!);
    await waitFor(() => expect(dialog.querySelector("[aria-live=polite]")).toHaveTextContent("Gift sent"));
    await expect(spoken("polite").filter((line) => line === "Gift sent")).toHaveLength(1);
  },
};
