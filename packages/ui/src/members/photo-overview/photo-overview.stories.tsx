import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { people } from "../../internal/story-people.ts";
import { PhotoOverview } from "./photo-overview.tsx";

const photos = people.slice(0, 5).map(({ photo }) => photo);

const meta = {
  title: "Members/Photo overview",
  component: PhotoOverview,
  args: { name: "Rosa", photos, selected: 0, onSelect: fn() },
} satisfies Meta<typeof PhotoOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole("img", { name: "Photo 5 of 5" })).toBeVisible();
  },
};

/** Before the script has come each leads to where it is large. */
export const Links: Story = {
  args: { hrefFor: (index) => `#photo-${index + 1}` },
  play: async ({ canvas, args }) => {
    const second = canvas.getByRole("link", { name: "Photo 2 of 5" });
    await expect(second).toHaveAttribute("href", "#photo-2");
    await userEvent.click(second);
    await expect(args.onSelect).toHaveBeenLastCalledWith(1);
  },
};

/** What is locked is counted, and leads to what unlocks it. */
export const Locked: Story = {
  args: {
    photos: photos.slice(0, 3),
    locked: 4,
    lockedPlaceholders: photos.map(({ placeholder }) => placeholder),
    href: "#premium",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link", { name: /Locked photo/ })).toHaveLength(4);
    await expect(canvas.getByRole("img", { name: "Photo 3 of 7" })).toBeVisible();
  },
};

export const TwentyFive: Story = {
  args: {
    photos: Array.from({ length: 25 }, (_, index) => ({
      ...people[index % 12]!.photo,
      src: `${people[index % 12]!.photo.src}#${index}`,
    })),
  },
};

export const Empty: Story = { args: { photos: [] } };
