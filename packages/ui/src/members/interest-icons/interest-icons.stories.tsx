import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { InterestList } from "../interest-list/interest-list.tsx";
import { InterestIcon, interestIds, interestNames } from "./interest-icons.tsx";

const meta = {
  title: "Members/Interest icons",
  component: InterestIcon,
  args: { interest: "video-games", className: "k:size-8" },
} satisfies Meta<typeof InterestIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** MEMBERS-04 each of the fifty has an icon and a name. */
export const AllFifty: Story = {
  render: () => <InterestList interests={interestIds} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(50);
    const places = Array.from(canvas.getByRole("list").querySelectorAll("[data-slot=interest-icon]"), (icon) =>
      getComputedStyle(icon).getPropertyValue("mask-position"),
    );
    await expect(new Set(places).size).toBe(50);
    await expect(Object.keys(interestNames)).toEqual(interestIds);
  },
};
