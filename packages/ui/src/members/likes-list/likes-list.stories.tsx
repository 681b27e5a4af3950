import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { manyPeople } from "../../internal/story-people.ts";
import { LikesList, LikesListSkeleton, LikesNav, type LikesType, likesTypes } from "./likes-list.tsx";

const items = manyPeople(6).map(({ id, ...person }, index) => ({
  ...person,
  id,
  href: `#likes/m/${id}`,
  online: index === 1,
  isNew: index < 2,
  fictional: index === 2,
}));

const hrefs: Record<LikesType, string> = {
  received: "#likes/received",
  sent: "#likes/sent",
  matches: "#likes/matches",
};

const meta = {
  title: "Members/Likes list",
  component: LikesList,
  subcomponents: { LikesNav, LikesListSkeleton },
  args: { type: "received", items, href: "#members" },
} satisfies Meta<typeof LikesList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <>
      <LikesNav current={args.type} hrefs={hrefs} counts={{ received: 128, sent: 14, matches: 3 }} unseen={2} />
      <LikesList {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Received/ })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByText("New")).toHaveLength(2);
  },
};

export const WithActions: Story = {
  args: {
    type: "matches",
    items: items.map((item) => ({
      ...item,
      action: (
        <Button href="#chat" variant="soft" size="sm">
          Message
        </Button>
      ),
    })),
  },
};

export const Empty: Story = {
  render: (args) => (
    <div className="k:flex k:flex-col k:gap-8">
      {likesTypes.map((type) => (
        <LikesList key={type} {...args} type={type} items={[]} />
      ))}
    </div>
  ),
};

export const Loading: Story = { render: () => <LikesListSkeleton /> };

export const LongestText: Story = {
  args: {
    items: items.slice(0, 1).map((item) => ({
      ...item,
      name: "Wolfeschlegelsteinhausenbergerdorff",
      city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
      online: true,
      fictional: "Unterhaltungsprofil",
    })),
  },
};

/** Three words and two numbers have to find room at 320 px. */
export const NavLongest: Story = {
  render: () => (
    <LikesNav current="matches" hrefs={hrefs} counts={{ received: 12_345, sent: 9_876, matches: 1_234 }} unseen={120} />
  ),
};
