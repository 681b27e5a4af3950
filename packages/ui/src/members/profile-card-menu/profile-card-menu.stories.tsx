import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ban, Flag, MessageCircle } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { manyPeople } from "../../internal/story-people.ts";
import { ProfileCard } from "../profile-card/profile-card.tsx";
import { ProfileGrid, ProfileGridItem } from "../profile-grid/profile-grid.tsx";
import { ProfileCardMenu, type ProfileCardMenuProps } from "./profile-card-menu.tsx";

const people = manyPeople(2);

function Grid({ onBlock }: { onBlock: (name: string) => void }) {
  const [open, setOpen] = useState<{ button: HTMLButtonElement; name: string }>();
  const items: ProfileCardMenuProps["items"] = open
    ? [
        { label: "Send a message", icon: <MessageCircle aria-hidden />, href: "#chat" },
        { label: "Report", icon: <Flag aria-hidden /> },
        "separator",
        {
          label: `Block ${open.name}`,
          icon: <Ban aria-hidden />,
          tone: "critical",
          onSelect: () => onBlock(open.name),
        },
      ]
    : [];
  return (
    <>
      <ProfileGrid aria-label="Members">
        {people.map(({ id, ...person }) => (
          <ProfileGridItem key={id}>
            <ProfileCard
              {...person}
              href={`#${id}`}
              interests={["music"]}
              onMenu={(button) => setOpen(open?.button === button ? undefined : { button, name: person.name })}
            />
          </ProfileGridItem>
        ))}
      </ProfileGrid>
      <ProfileCardMenu anchor={open?.button ?? null} items={items} onClose={() => setOpen(undefined)} />
    </>
  );
}

const onBlock = fn();

const meta = {
  title: "Members/Profile card menu",
  component: ProfileCardMenu,
  args: { anchor: null, items: [], onClose: fn() },
  render: () => <Grid onBlock={onBlock} />,
} satisfies Meta<typeof ProfileCardMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, a grid has its cards' buttons and no menu. */
export const Closed: Story = {
  play: async () => {
    await expect(screen.queryByRole("menu")).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "More about Tom" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Send a message" })).toHaveFocus(), {
      timeout: 5000,
    });
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{End}{Enter}");
    await waitFor(() => expect(onBlock).toHaveBeenLastCalledWith("Tom"));
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(screen.queryByRole("menu")).toBeNull();
  },
};

/** The same menu moves to the next card's button. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More about Rosa" }));
    await screen.findByRole("menuitem", { name: "Block Rosa" }, { timeout: 5000 });
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "More about Tom" }));
    await screen.findByRole("menuitem", { name: "Block Tom" });
    await expect(screen.getAllByRole("menu")).toHaveLength(1);
  },
};
