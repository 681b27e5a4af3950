import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis, Gift } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "../../overlays/dropdown-menu/dropdown-menu.tsx";
import { FictionalNotice } from "../fictional-notice/fictional-notice.tsx";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { InterestList } from "../interest-list/interest-list.tsx";
import { people } from "../../internal/story-people.ts";
import { ProfileFacts } from "../profile-facts/profile-facts.tsx";
import { ProfileHeader, ProfileHeaderSkeleton } from "./profile-header.tsx";

const { name, age, photo } = people[0];

const meta = {
  title: "Members/Profile header",
  component: ProfileHeader,
  subcomponents: { ProfileHeaderSkeleton },
  args: {
    name,
    age,
    photo,
    place: "Utrecht, Netherlands",
    messageHref: "#chat",
    onLikedChange: fn(),
    actions: (
      <Button variant="soft" tone="neutral" size="lg">
        <Gift aria-hidden /> Gift
      </Button>
    ),
    menu: (
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label="More about Rosa" variant="ghost" tone="neutral" size="lg">
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent items={[{ label: "Block Rosa", tone: "critical" }]} />
      </DropdownMenu>
    ),
  },
} satisfies Meta<typeof ProfileHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { online: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Rosa, 34" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Like" }));
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Liked: Story = {
  args: { liked: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Unlike" }));
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(false);
  },
};

/** MEMBERS-03 a whole profile beside its photo. */
export const Whole: Story = {
  args: {
    online: true,
    isNew: true,
    fictional: true,
    onPhotoOpen: fn(),
    children: (
      <>
        <FictionalNotice />
        <p className="k:max-w-text">
          Weekends by the sea, weekdays in a kitchen that smells of garlic. I laugh at my own jokes.
        </p>
        <InterestList interests={["music", "hiking", "wine", "cooking"]} shared={["wine"]} />
        <ProfileFacts
          facts={[
            { id: "hair", label: "Hair colour", value: "Brown" },
            { id: "eyes", label: "Eye colour", value: "Green" },
            { id: "body", label: "Body type", value: "Average" },
            { id: "status", label: "Relationship", value: "Single" },
          ]}
        />
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Enlarge photo of Rosa" }));
    await expect(args.onPhotoOpen).toHaveBeenCalledOnce();
  },
};

export const NoPhoto: Story = { args: { photo: null } };

export const LongestText: Story = {
  args: {
    name: "Wolfeschlegelsteinhausenbergerdorff",
    age: 118,
    place: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales, United Kingdom",
    fictional: "Unterhaltungsprofil",
  },
};

export const Loading: Story = { render: () => <ProfileHeaderSkeleton /> };
