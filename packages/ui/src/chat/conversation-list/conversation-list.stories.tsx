import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { storyNow } from "../story-messages.ts";
import { people } from "../../internal/story-people.ts";
import { type Conversation, ConversationList, type ConversationListProps } from "./conversation-list.tsx";

const HOUR = 3_600_000;

const previews = [
  "Saturday, then? I’ll bring the umbrella.",
  "That’s the nicest thing anyone has said about my bike",
  "😄",
  "See you there",
];

const conversation = (at: number): Conversation => {
  const person = people[at % people.length]!;
  return {
    id: `c${at}`,
    href: `#chat-${at}`,
    name: person.name,
    photo: person.photo.src,
    preview: previews[at % previews.length],
    previewOwn: at % 3 === 1,
    lastAt: storyNow - at * at * 2 * HOUR,
    unread: at === 0 ? 3 : at === 4 ? 1 : 0,
    online: at % 4 === 0,
    fictional: at === 2,
  };
};

const meta = {
  title: "Chat/Conversation list",
  component: ConversationList,
  args: { conversations: Array.from({ length: 9 }, (_, at) => conversation(at)), selectedId: "c1", now: storyNow },
  decorators: [
    (Story) => (
      <div className="k:flex k:h-160 k:flex-col k:*:flex-1" style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(people[1]!.name);
    await expect(canvas.getByRole("link", { name: /3 unread messages/ })).toBeVisible();
  },
};

export const Loading: Story = { args: { conversations: [], status: "loading" } };

export const Empty: Story = { args: { conversations: [], emptyAction: <Button>Search members</Button> } };

export const Failed: Story = {
  args: { conversations: [], status: "error", onReload: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Unread: Story = {
  name: "C-073 The counter is absent at 0 and capped at 99+",
  args: {
    conversations: [0, 1, 99, 100, 1000].map((unread, at) => ({ ...conversation(at), unread })),
    selectedId: undefined,
  },
  play: async ({ canvasElement }) => {
    const counters = [...canvasElement.querySelectorAll("[data-slot=counter-badge] > [aria-hidden]")];
    await expect(counters.map((counter) => counter.textContent)).toEqual(["1", "99", "99+", "99+"]);
  },
};

function Removing(props: ConversationListProps) {
  const [conversations, setConversations] = useState(props.conversations);
  const onRemove = (id: string) => setConversations(conversations.filter((each) => each.id !== id));
  return <ConversationList {...props} conversations={conversations} onRemove={onRemove} />;
}

export const Remove: Story = {
  name: "CHAT-07 A conversation is removed on demand, at once, and the focus stays in the list",
  args: { conversations: [0, 1, 2].map(conversation) },
  render: (args) => <Removing {...args} />,
  play: async ({ canvas }) => {
    const names = () =>
      canvas.getAllByRole("listitem").map((row) => within(row).getAllByRole("button")[0]!.getAttribute("aria-label"));
    await expect(canvas.queryByRole("button", { name: /Remove/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    await expect(names()).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(names()).toHaveLength(2);
    await expect(canvas.getAllByRole("button", { name: /Remove/ })[0]).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getAllByRole("button", { name: /Remove/ })[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Done" }));
    await expect(canvas.queryByRole("button", { name: /Remove/ })).toBeNull();
  },
};

export const Extremes: Story = {
  name: "C-072 C-070 Long and hostile names keep the list's width",
  args: {
    conversations: [
      { ...conversation(0), name: "a".repeat(200), preview: "b".repeat(2000), unread: 1000 },
      { ...conversation(1), name: "Rita\u202e", preview: "abc\u2066def" },
      { ...conversation(2), name: "שרה", preview: "מה שלומך?", photo: undefined },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list").scrollWidth).toBeLessThanOrEqual(400);
  },
};
