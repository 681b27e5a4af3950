import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { EmptyState } from "../../primitives/empty-state/empty-state.tsx";
import { manyMessages, manyMessagesWithPhotos, storyNow } from "../story-messages.ts";
import { people } from "../../internal/story-people.ts";
import { MessageThread } from "./message-thread.tsx";

const meta = {
  title: "Chat/Message thread",
  component: MessageThread,
  args: {
    messages: manyMessagesWithPhotos(60),
    name: people[0].name,
    now: storyNow,
    onRetry: fn(),
    onDiscard: fn(),
    onOpenPhoto: fn(),
    onRevealPhoto: fn(),
  },
  decorators: [
    (Story) => (
      <div className="k:flex k:h-160 k:max-w-thread k:flex-col k:bg-page">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Short: Story = { args: { messages: manyMessages(3) } };

export const Typing: Story = { args: { typing: true } };

export const Empty: Story = {
  args: {
    messages: [],
    empty: <EmptyState title="No messages yet" actions={<Button>Pick a first line</Button>} />,
  },
};

export const Loading: Story = { args: { messages: [], status: "loading" } };

export const Failed: Story = {
  args: { messages: [], status: "error", onReload: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Kinds: Story = {
  args: {
    messages: [
      ...manyMessages(4, storyNow - 600_000),
      { id: "p", kind: "photo", author: "other", sentAt: storyNow - 500_000, photo: people[1]!.photo },
      { id: "b", kind: "photo", author: "other", sentAt: storyNow - 490_000, photo: people[2]!.photo, blurred: true },
      { id: "g", kind: "gift", author: "own", sentAt: storyNow - 400_000, gift: { name: "Bouquet" } },
      { id: "s", kind: "text", author: "own", sentAt: storyNow - 1000, text: "On its way", state: "sending" },
      { id: "f", kind: "text", author: "own", sentAt: storyNow, text: "This one got lost", state: "failed" },
    ],
  },
};
