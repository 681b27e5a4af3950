import type { Meta, StoryObj } from "@storybook/react-vite";

import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Primitives/Skeleton",
  component: Skeleton,
  decorators: [
    (Story) => (
      <div aria-busy className="w-60">
        <p className="sr-only">Loading members</p>
        {<Story />}
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { className: "w-40" } };

export const ProfileCard: Story = {
  render: () => (
    <div className="space-y-3">
      <Skeleton shape="photo" />
      <Skeleton className="w-3/4" />
      <Skeleton className="w-1/2" />
    </div>
  ),
};

export const ConversationRow: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <Skeleton shape="circle" className="w-11" />
      <div className="flex-1 space-y-2">
        <Skeleton className="w-2/3" />
        <Skeleton />
      </div>
    </div>
  ),
};
