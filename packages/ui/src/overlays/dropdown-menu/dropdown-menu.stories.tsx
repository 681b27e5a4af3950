import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ban, Ellipsis, Flag, UserRound } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  type DropdownMenuContentProps,
  type DropdownMenuProps,
  DropdownMenuTrigger,
  type MenuItem,
} from "./dropdown-menu.tsx";

const onReport = fn();
const onBlock = fn();

const items: readonly (MenuItem | "separator")[] = [
  { label: "View profile", icon: <UserRound aria-hidden />, href: "#profile" },
  { label: "Report", icon: <Flag aria-hidden />, onSelect: onReport },
  { label: "Mute", disabled: true },
  "separator",
  { label: "Block", icon: <Ban aria-hidden />, tone: "critical", onSelect: onBlock },
];

function More({ items: offered, ...props }: DropdownMenuProps & Pick<DropdownMenuContentProps, "items">) {
  return (
    <DropdownMenu {...props}>
      <DropdownMenuTrigger asChild>
        <IconButton label="More">
          <Ellipsis />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent items={offered} align="start" />
    </DropdownMenu>
  );
}

const meta = {
  title: "Overlays/Dropdown menu",
  component: DropdownMenu,
  subcomponents: { DropdownMenuTrigger, DropdownMenuContent },
  render: (args) => <More {...args} items={items} />,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole("button", { name: "More" });

export const Closed: Story = {
  play: async () => {
    await expect(trigger()).toHaveAttribute("aria-expanded", "false");
    await expect(screen.queryByRole("menu")).toBeNull();
  },
};

export const Open: Story = {
  play: async () => {
    await userEvent.click(trigger());
    await expect(await screen.findByRole("menu", { name: "More" })).toBeVisible();
    await expect(trigger()).toHaveAttribute("aria-expanded", "true");
  },
};

export const Keyboard: Story = {
  name: "Arrows, letters, Home, End and Escape",
  play: async () => {
    trigger().focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "View profile" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "Block" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "View profile" })).toHaveFocus();
    await userEvent.keyboard("r");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Report" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Block" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(onBlock).toHaveBeenCalledOnce());
    await expect(trigger()).toHaveFocus();
  },
};

export const Pointer: Story = {
  name: "A second press and a press outside close it",
  play: async () => {
    await userEvent.click(trigger());
    await screen.findByRole("menu");
    await userEvent.click(trigger());
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.click(trigger());
    await screen.findByRole("menu");
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole("menuitem", { name: "Report" }));
    await waitFor(() => expect(onReport).toHaveBeenCalled());
    await expect(document.body.style.pointerEvents).toBe("");
  },
};

export const LongestText: Story = {
  render: (args) => (
    <More
      {...args}
      items={Array.from({ length: 40 }, (_, index) => ({
        label: `${index + 1} Donaudampfschifffahrtsgesellschaftskapitäninnenmützenabzeichen`,
      }))}
    />
  ),
  play: Open.play!,
};
