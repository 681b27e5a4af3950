import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { keysOf } from "../../internal/keys-of.ts";
import { people } from "../../internal/story-people.ts";
import { Avatar } from "./avatar.tsx";
import { avatarSizes } from "./avatar.variants.ts";

const [rosa] = people;

const meta = {
  title: "Primitives/Avatar",
  component: Avatar,
  args: { name: rosa.name, src: rosa.photo.src },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Rosa" })).toBeVisible();
  },
};

export const NoPhoto: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("R")).toBeVisible();
    await expect(canvas.getByText("Rosa")).toBeInTheDocument();
  },
};

export const Decorative: Story = {
  args: { decorative: true },
  render: (args) => (
    <p className="k:flex k:items-center k:gap-2">
      <Avatar {...args} /> {args.name}
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="k:flex k:flex-wrap k:items-end k:gap-4">
      {keysOf(avatarSizes).map((size, at) => (
        <Avatar key={size} size={size} name={people[at]?.name ?? ""} src={people[at]?.photo.src} />
      ))}
      {keysOf(avatarSizes).map((size) => (
        <Avatar key={size} size={size} name="Łukasz" />
      ))}
    </div>
  ),
};

export const OddNames: Story = {
  render: () => (
    <div className="k:flex k:gap-3">
      {["😀 Happy", "éa", "  spaced", "", "宮本"].map((name) => (
        <Avatar key={name} name={name || "?"} />
      ))}
    </div>
  ),
};
