import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { FictionalNotice } from "../fictional-notice/fictional-notice.tsx";
import { people } from "../../internal/story-people.ts";
import { LikePopup } from "./like-popup.tsx";

const meta = {
  title: "Members/Like pop-up",
  component: LikePopup,
  args: { open: true, name: people[0].name, photo: people[0].photo, href: "#members/1", onOpenChange: fn() },
} satisfies Meta<typeof LikePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "LIKES-04 leads to the profile and closes",
  play: async ({ args }) => {
    const link = await screen.findByRole("link", { name: "View profile" });
    await expect(link).toHaveAttribute("href", "#members/1");
    await userEvent.click(screen.getByRole("button", { name: "Not now" }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

export const Fictional: Story = { args: { children: <FictionalNotice /> } };

export const WithoutPhoto: Story = { args: { photo: null } };

export const LongestText: Story = { args: { name: "Donaudampfschifffahrtsgesellschaftskapitänin_1871" } };
