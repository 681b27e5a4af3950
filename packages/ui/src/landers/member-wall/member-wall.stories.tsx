import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { manyPeople } from "../../internal/story-people.ts";
import { MemberWall } from "./member-wall.tsx";

const members = manyPeople(12).map((person, index) => ({
  ...person,
  href: `#members/${person.id}`,
  fictional: index % 3 === 0,
}));

const meta = {
  title: "Landers/Member wall",
  component: MemberWall,
  args: { members, "aria-label": "Members near you" },
} satisfies Meta<typeof MemberWall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  name: "MEMBERS-11 fictional ones are marked on landers too",
  play: async () => {
    await expect(screen.getAllByText("Fictional")).toHaveLength(4);
    await expect(screen.getAllByRole("link")).toHaveLength(12);
  },
};

export const Collage: Story = { args: { layout: "collage" } };

export const Row: Story = { args: { layout: "row" } };

export const Bare: Story = { args: { bare: true, members: members.map(({ href: _href, ...member }) => member) } };

export const WithoutPhotos: Story = {
  args: { members: members.slice(0, 3).map((member) => ({ ...member, photo: null })) },
};

export const LongestText: Story = {
  args: {
    members: members.slice(0, 6).map((member) => ({
      ...member,
      name: "Wolfeschlegelsteinhausenbergerdorff",
      fictional: true,
    })),
  },
};
