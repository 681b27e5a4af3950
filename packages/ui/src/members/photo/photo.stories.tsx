import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent } from "storybook/test";
import { people } from "../../internal/story-people.ts";
import { Photo } from "./photo.tsx";
import { photoRatios, type PhotoRatio } from "./photo.variants.ts";

const { name, photo } = people[0];

const meta = {
  title: "Members/Photo",
  component: Photo,
  args: { photo, alt: `Photo of ${name}`, className: "k:max-w-[16rem] k:rounded-card" },
} satisfies Meta<typeof Photo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Photo of Rosa" })).toHaveAttribute("loading", "lazy");
  },
};

export const Portrait: Story = { args: { ratio: "portrait" } };

export const Square: Story = { args: { ratio: "square" } };

/** The few pixels of the placeholder stand in the reserved place until the photo comes. */
export const Loading: Story = { args: { ratio: "portrait", photo: { ...photo, src: photo.placeholder } } };

export const NoPhoto: Story = {
  args: { photo: null, ratio: "portrait" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Photo of Rosa" })).toBeVisible();
  },
};

/** A photo that cannot be loaded gives way to the drawn face, in the same place. */
export const Broken: Story = {
  args: { ratio: "portrait" },
  play: async ({ canvas }) => {
    const before = canvas.getByRole("img").getBoundingClientRect();
    await fireEvent.error(canvas.getByRole("img"));
    const face = canvas.getByRole("img", { name: "Photo of Rosa" });
    await expect(face).toHaveAttribute("data-state", "none");
    await expect(face.getBoundingClientRect().height).toBeCloseTo(before.height, 0);
  },
};

/** The name stands beside it, so the photo has nothing to add for a listener. */
export const Decorative: Story = {
  args: { alt: "", ratio: "square" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="k:grid k:grid-cols-3 k:gap-3">
      {(Object.keys(photoRatios) as PhotoRatio[]).map((ratio) => (
        <div key={ratio} className="k:flex k:flex-col k:gap-3">
          <Photo photo={photo} ratio={ratio} alt={`Rosa, ${ratio}`} className="k:rounded-card" />
          <Photo ratio={ratio} alt={`No photo, ${ratio}`} className="k:rounded-card" />
        </div>
      ))}
    </div>
  ),
};
