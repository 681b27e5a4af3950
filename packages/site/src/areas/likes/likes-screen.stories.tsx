import type { FakeWorld } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";

/** Some like the reader, whom the reader likes partly back. */
function likes(world: FakeWorld, own: string): void {
  const at = "2026-02-28T09:00:00.000Z";
  for (const id of ["1", "3", "5", "7", "9"]) world.likes.push({ from: id, to: own, at, seen: id !== "1" });
  for (const id of ["3", "5", "11"]) world.likes.push({ from: own, to: id, at, seen: true });
}

const meta = {
  title: "Screens/Likes",
  ...screen,
  args: { path: "/likes/received" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Received: Story = { tags: ["state:full"], args: { world: likes } };

export const Loading: Story = { tags: ["state:loading"], args: { reads: "pending" } };
