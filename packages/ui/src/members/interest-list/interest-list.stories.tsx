import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { InterestList } from "./interest-list.tsx";

const meta = {
  title: "Members/Interest list",
  component: InterestList,
  args: { interests: ["music", "hiking", "wine", "video-games", "tattoos", "cooking"] },
} satisfies Meta<typeof InterestList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What both people like is drawn stronger, and said. */
export const Shared: Story = {
  args: { shared: ["hiking", "wine"] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("(you too)")).toHaveLength(2);
  },
};

export const One: Story = { args: { interests: ["coffee"] } };
