import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { FictionalNotice } from "../fictional-notice/fictional-notice.tsx";
import { people } from "../../internal/story-people.ts";
import { MatchPopup } from "./match-popup.tsx";

const [anna, own] = people;

const meta = {
  title: "Members/Match pop-up",
  component: MatchPopup,
  args: {
    open: true,
    name: anna.name,
    photo: anna.photo,
    ownPhoto: own?.photo ?? null,
    onOpenChange: fn(),
    onProfile: fn(),
  },
} satisfies Meta<typeof MatchPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "LIKES-03 a press closes it",
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "It’s a match!" });
    await userEvent.click(screen.getByText("It’s a match!"));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Keep looking" }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onProfile).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

export const Profile: Story = {
  name: "LIKES-03 the photo and the button report the profile",
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: `View ${anna.name}’s profile` }));
    await expect(args.onProfile).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Say hello" }));
    await expect(args.onProfile).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const Conversation: Story = {
  name: "The button leads to the conversation, where there is one",
  args: { href: "#chat" },
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Say hello" })).toHaveAttribute("href", "#chat");
  },
};

export const Keyboard: Story = {
  name: "LIKES-03 Escape closes it",
  play: async ({ args }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

export const Fictional: Story = { args: { children: <FictionalNotice /> } };

export const WithoutPhotos: Story = { args: { photo: null, ownPhoto: undefined } };

export const LongestText: Story = { args: { name: "Donaudampfschifffahrtsgesellschaftskapitänin_1871" } };
