import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { people } from "../../internal/story-people.ts";
import { LockedPhoto } from "./locked-photo.tsx";

const meta = {
  title: "Members/Locked photo",
  component: LockedPhoto,
  args: { href: "#premium", placeholder: people[0].photo.placeholder },
  decorators: [(Story) => <div className="k:max-w-[16rem]">{<Story />}</div>],
} satisfies Meta<typeof LockedPhoto>;

export default meta;
type Story = StoryObj<typeof meta>;

/** MEMBERS-07 a locked photo leads to what unlocks it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Locked photo See it with Premium" })).toHaveAttribute(
      "href",
      "#premium",
    );
  },
};

export const Several: Story = { args: { count: 7 } };

export const NoPlaceholder: Story = { args: { placeholder: undefined } };

export const Compact: Story = { args: { compact: true, className: "k:max-w-20" } };
