import type { FakeWorld } from "@kindling/domain/fakes";
import { fakeProfile } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, userEvent, waitFor } from "storybook/test";
import { screen, type ScreenArgs } from "../../testing/screen.tsx";
import { type LikeNews, tellLike } from "../shared/people/like-news.ts";

/** Tells it for as long as the story stands. */
const tells = (news: LikeNews) => () => {
  tellLike(news);
  return () => tellLike(null);
};

const fan = fakeProfile(3);

const meta = {
  title: "Screens/Like pop-ups",
  ...screen,
  args: { path: "/likes/received", account: "premium" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

/** LIKES-04 BEYOND-04 an automatic like is marked, and leads to the profile. */
export const AutomaticLike: Story = {
  beforeEach: tells({ kind: "like", id: fan.id, automatic: fan }),
  play: async () => {
    const dialog = await page.findByRole("dialog", { name: `${fan.name} likes you` });
    await expect(dialog).toHaveTextContent("fictional profile");
    await expect(dialog).toHaveTextContent("This like came automatically.");
    await expect(page.getByRole("link", { name: "View profile" })).toHaveAttribute("href", `/members/${fan.id}`);
  },
};

/** LIKES-03 BEYOND-04 an automatic match is marked as well, and closes on a press. */
export const AutomaticMatch: Story = {
  beforeEach: tells({ kind: "match", id: fan.id, automatic: fan }),
  play: async () => {
    const dialog = await page.findByRole("dialog", { name: "It’s a match!" });
    await expect(dialog).toHaveTextContent("This like came automatically.");
  },
};

/** A match of two people says nothing of the kind. */
export const Match: Story = {
  args: {
    world: ({ profiles }: FakeWorld) => {
      for (const [id, profile] of profiles) profiles.set(id, { ...profile, fictional: false });
    },
  },
  beforeEach: tells({ kind: "match", id: "1" }),
  play: async () => {
    const dialog = await page.findByRole("dialog", { name: "It’s a match!" });
    await expect(dialog).not.toHaveTextContent("automatically");
    await userEvent.click(page.getByText("It’s a match!"));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};
