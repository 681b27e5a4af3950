import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FictionalNotice } from "./fictional-notice.tsx";

const meta = {
  title: "Members/Fictional notice",
  component: FictionalNotice,
} satisfies Meta<typeof FictionalNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** MEMBERS-11 the site's own words and its own sentence. */
export const OwnWords: Story = {
  args: { several: true, plural: "fantasy profiles" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Some of these are fantasy profiles/)).toBeVisible();
  },
};

export const OwnText: Story = { args: { text: "This profile is fictional and run by our editors." } };
