import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, userEvent, waitFor } from "storybook/test";
import { keepOwnPhotos } from "../../testing/photos.ts";
import { screen, type ScreenArgs } from "../../testing/screen.tsx";

const meta = {
  title: "Screens/Around a screen",
  ...screen,
  args: { path: "/pages/terms" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

const times = Array.from({ length: 20 });

export const Unconfirmed: Story = {
  name: "A member is reminded to confirm their address",
  args: { account: "unconfirmed" },
};

export const WithoutPhoto: Story = {
  name: "MEMBERS-06 a member without a photo is asked for one",
  args: { world: keepOwnPhotos(0) },
};

export const NoSuchPage: Story = { args: { path: "/no/such/page", account: "visitor" } };

export const EntryWarning: Story = {
  name: "C-145 the focus is on the page after the entry warning",
  args: { account: "visitor", entered: false, options: { settings: { enable_site_entry_popup: true } } },
  play: async () => {
    const dialog = await page.findByRole("dialog", { name: "For adults only" });
    await userEvent.click(page.getByRole("button", { name: /or older/ }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(page.getByRole("main")).toHaveFocus());
  },
};

export const AccountMenu: Story = {
  name: "C-140 the page lives on after twenty menus",
  play: async () => {
    const before = document.body.getAttributeNames();
    const opener = page.getByRole("button", { name: "Maren’s account" });
    for (const _ of times) {
      await userEvent.click(opener);
      await expect(await page.findByRole("menu")).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(page.queryByRole("menu")).not.toBeInTheDocument());
    }
    await expect(opener).toHaveFocus();
    await expect(document.body.getAttributeNames()).toEqual(before);
    await expect(getComputedStyle(document.body).pointerEvents).toBe("auto");
  },
};

export const Installed: Story = {
  name: "NAV-07 the installed app has a Back button, where there is something to go back to",
  args: { path: "/likes/received", from: "/likes", installed: true },
  play: async () => {
    await userEvent.click(page.getByRole("button", { name: "Back" }));
    await waitFor(() => expect(page.queryByRole("button", { name: "Back" })).not.toBeInTheDocument());
    await expect(page.getByRole("heading", { level: 1 })).toHaveTextContent("Likes");
  },
};
