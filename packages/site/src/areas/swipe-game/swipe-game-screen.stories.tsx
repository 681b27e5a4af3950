import { swipeLikesADay } from "@kindling/domain/rules";
import { calls } from "@kindling/domain/contract";
import { failing, type FakeWorld, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, userEvent, waitFor } from "storybook/test";
import { nameLong } from "../../../testing/long-names.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Swipe game",
  ...screen,
  args: { path: "/swipe-game", account: "premium", options: { likes: {} } },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

/** What the member has decided today, in the order of the ids. */
const decide =
  (choice: "like" | "pass", count: number) =>
  ({ swipes, me, profiles }: FakeWorld) => {
    for (const to of [...profiles.keys()].filter((id) => Number(id) % 2 === 1).slice(0, count))
      swipes.unshift({ from: me!, to, choice, day: "2026-03-01" });
  };

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.getSwipeGame) } };

export const Empty: Story = { tags: ["state:empty"], args: { options: { members: 0, likes: {}, chats: 0 } } };

export const Full: Story = { tags: ["state:full"] };

/** What was passed on before the page came can be taken back. */
export const Passed: Story = {
  args: { world: decide("pass", 1) },
  play: async () => {
    const undo = await page.findByRole("button", { name: "Undo" });
    await expect(undo).not.toHaveAttribute("aria-disabled");
    await userEvent.click(undo);
    await expect(await page.findByText("Ben is back.")).toBeInTheDocument();
  },
};

export const LongestNames: Story = { tags: ["state:longest"], args: { world: nameLong } };

/** The day's likes are used up; new ones come with the member's next day. */
export const NoLikesLeft: Story = {
  tags: ["state:closed"],
  args: { options: { members: 24, likes: {} }, world: decide("like", swipeLikesADay) },
};

/** A like that the back end refuses brings its card back, and says why. */
export const Refused: Story = {
  args: { overrides: failing(calls.swipe, "like_limit", { limit: swipeLikesADay }) },
  play: async () => {
    const card = () => document.querySelector("[data-top] a")!.getAttribute("href");
    const before = card();
    await userEvent.click(await page.findByRole("button", { name: "Like" }));
    await page.findByText(/You’ve used all 4 likes of today/);
    await waitFor(() => expect(card()).toBe(before));
  },
};

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.getSwipeGame, "unexpected") },
  play: seeFailure,
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
