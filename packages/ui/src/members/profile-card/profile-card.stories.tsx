import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { people } from "../../internal/story-people.ts";
import { ProfileCard, ProfileCardSkeleton } from "./profile-card.tsx";

const [person] = people;

const meta = {
  title: "Members/Profile card",
  component: ProfileCard,
  subcomponents: { ProfileCardSkeleton },
  args: {
    href: "#members/1",
    ...person,
    interests: ["music", "hiking", "wine"],
    onLikedChange: fn(),
    className: "k:w-[11rem]",
  },
} satisfies Meta<typeof ProfileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Like Rosa" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(true);
  },
};

/** A press anywhere on the card is a press on its one link; the heart lies above it. */
export const OneLink: Story = {
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole("article").getBoundingClientRect();
    const at = (x: number, y: number) =>
      canvasElement.ownerDocument.elementFromPoint(card.x + card.width * x, card.y + card.height * y);
    const link = canvas.getByRole("link");
    await expect(at(0.5, 0.3)).toBe(link);
    await expect(at(0.3, 0.97)).toBe(link);
    await expect(link.querySelector("a, button")).toBeNull();
    const heart = canvas.getByRole("button").getBoundingClientRect();
    await expect(
      canvas.getByRole("button").contains(canvasElement.ownerDocument.elementFromPoint(heart.x + 22, heart.y + 22)),
    ).toBe(true);
  },
};

export const Marks: Story = { args: { online: true, isNew: true, fictional: true, liked: true } };

/** MEMBERS-11 a made-up profile wears its mark, in the site's own word. */
export const Fictional: Story = {
  args: { fictional: "Fantasy" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Fantasy")).toBeVisible();
  },
};

export const Menu: Story = {
  args: { onMenu: fn() },
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole("button", { name: "More about Rosa" });
    await userEvent.click(more);
    await expect(args.onMenu).toHaveBeenLastCalledWith(more);
  },
};

export const Wide: Story = { args: { className: "k:w-[20rem] k:max-w-full", online: true, onMenu: fn() } };

export const NoPhoto: Story = { args: { photo: null } };

export const OnlyName: Story = { args: { city: undefined, interests: undefined, onLikedChange: undefined } };

export const LongestText: Story = {
  args: {
    name: "Wolfeschlegelsteinhausenbergerdorff",
    age: 118,
    city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    interests: ["exchanging-pictures", "sadomasochism", "one-night-stand"],
    online: true,
    isNew: true,
    fictional: "Unterhaltungsprofil",
    onMenu: fn(),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(canvas.getByText(", 118")).toBeVisible();
  },
};

export const Loading: Story = { render: () => <ProfileCardSkeleton className="k:w-[11rem]" /> };

/** The skeleton has the card's size, so that nothing moves when it is replaced. */
export const LoadingInShape: Story = {
  render: (args) => (
    <div className="k:flex k:items-start k:gap-3">
      <ProfileCardSkeleton className="k:w-[11rem]" data-testid="skeleton" />
      <ProfileCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole("article").getBoundingClientRect();
    await expect(canvas.getByTestId("skeleton").getBoundingClientRect().height).toBeCloseTo(height, 0);
  },
};

/** Names are text, whatever is in them (C-097). */
export const HostileName: Story = {
  args: { name: '<img src=x onerror="alert(1)">', city: "{name}</a>" },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("link")).getByText('<img src=x onerror="alert(1)">')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="k:grid k:grid-cols-2 k:gap-3 k:md:grid-cols-4">
      {people.slice(0, 8).map((shown, index) => (
        <ProfileCard
          key={shown.name}
          {...args}
          {...shown}
          className=""
          online={index % 2 === 0}
          isNew={index % 3 === 0}
          fictional={index % 4 === 1}
          liked={index % 3 === 1}
          onMenu={index > 3 ? args.onMenu : undefined}
          photo={index === 6 ? null : shown.photo}
        />
      ))}
    </div>
  ),
};
