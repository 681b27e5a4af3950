import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { EntryWarning, type EntryWarningProps } from "./entry-warning.tsx";

const meta = {
  title: "Navigation/Entry warning",
  component: EntryWarning,
  parameters: { layout: "fullscreen" },
  args: { site: "Kindling", minAge: 18, href: "#elsewhere", onEnter: fn() },
  render: function Render(args: EntryWarningProps) {
    const [shown, setShown] = useState(true);
    return (
      <main style={{ minHeight: 600 }} className="k:p-6">
        <h1 className="k:font-heading k:text-2xl">Kindling</h1>
        {shown && (
          <EntryWarning
            {...args}
            onEnter={() => {
              args.onEnter();
              setShown(false);
            }}
          />
        )}
      </main>
    );
  },
} satisfies Meta<typeof EntryWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "LAYOUT-08 asks before the first visit",
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "For adults only" });
    await expect(dialog).toHaveFocus();
    await expect(dialog.matches(":modal")).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toBeVisible();
    await expect(screen.getByRole("link", { name: "Leave" })).toHaveAttribute("href", "#elsewhere");
    await expect(args.onEnter).not.toHaveBeenCalled();
  },
};

export const Entered: Story = {
  name: "C-145 entering gives the focus to the page's heading",
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "I’m 18 or older" }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Kindling" })).toHaveFocus());
  },
};

export const WithMore: Story = {
  args: {
    children: (
      <p className="k:text-sm k:text-muted">
        By entering you accept our{" "}
        <a href="#terms" className="k:text-accent k:underline">
          terms
        </a>
        .
      </p>
    ),
  },
};
