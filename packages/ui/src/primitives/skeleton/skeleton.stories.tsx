import type { Meta, StoryObj } from "@storybook/react-vite";

import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Primitives/Skeleton",
  component: Skeleton,
  decorators: [
    (Story) => (
      <div aria-busy className="k:w-60">
        <p className="k:sr-only">Loading members</p>
        {<Story />}
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { className: "k:w-40" } };

export const ProfileCard: Story = {
  render: () => (
    <div className="k:space-y-3">
      <Skeleton shape="photo" />
      <Skeleton className="k:w-3/4" />
      <Skeleton className="k:w-1/2" />
    </div>
  ),
};

export const ConversationRow: Story = {
  render: () => (
    <div className="k:flex k:items-center k:gap-3">
      <Skeleton shape="circle" className="k:w-11" />
      <div className="k:flex-1 k:space-y-2">
        <Skeleton className="k:w-2/3" />
        <Skeleton />
      </div>
    </div>
  ),
};
