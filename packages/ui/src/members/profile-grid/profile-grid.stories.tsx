import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { manyPeople } from "../../internal/story-people.ts";
import { ProfileCard } from "../profile-card/profile-card.tsx";
import { ProfileGrid, ProfileGridItem, ProfileGridSkeleton } from "./profile-grid.tsx";

const cards = (count: number) =>
  manyPeople(count).map(({ id, ...person }, index) => (
    <ProfileGridItem key={id}>
      <ProfileCard
        {...person}
        href={`#members/${id}`}
        interests={["music", "hiking", "wine"]}
        online={index % 3 === 0}
        isNew={index % 5 === 1}
        fictional={index % 4 === 2}
        onLikedChange={() => {}}
      />
    </ProfileGridItem>
  ));

const meta = {
  title: "Members/Profile grid",
  component: ProfileGrid,
  subcomponents: { ProfileGridItem, ProfileGridSkeleton },
  args: { "aria-label": "Members", children: cards(6) },
} satisfies Meta<typeof ProfileGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole("listitem").filter((item) => item.dataset["slot"] === "profile-grid-item"),
    ).toHaveLength(6);
  },
};

const columnsAt = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(" ").length;

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    if (innerWidth < 576) await expect(columnsAt(canvas.getByRole("list", { name: "Members" }))).toBe(2);
  },
};

export const Wide: Story = {
  args: { wide: true },
  globals: { viewport: { value: "xl" } },
  play: async ({ canvas }) => {
    if (innerWidth >= 1200) await expect(columnsAt(canvas.getByRole("list", { name: "Members" }))).toBe(5);
  },
};

export const One: Story = { args: { children: cards(1) } };

export const Loading: Story = { render: () => <ProfileGridSkeleton count={6} /> };
