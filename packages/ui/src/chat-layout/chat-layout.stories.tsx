import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis, Gift } from "lucide-react";
import { expect, fn } from "storybook/test";
import { ChatTopBar } from "../chat-top-bar/chat-top-bar.tsx";
import { Composer } from "../composer/composer.tsx";
import { ConversationList } from "../conversation-list/conversation-list.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { manyMessagesWithPhotos, storyNow } from "../internal/story-messages.ts";
import { people } from "../internal/story-people.ts";
import { MessageThread } from "../message-thread/message-thread.tsx";
import { ChatLayout } from "./chat-layout.tsx";

const [rosa] = people;
const messages = manyMessagesWithPhotos(60);

const list = (
  <ConversationList
    now={storyNow}
    selectedId="c0"
    onRemove={fn()}
    conversations={people.slice(0, 8).map((person, at) => ({
      id: `c${at}`,
      href: "#chat",
      name: person.name,
      photo: person.photo.src,
      preview:
        at === 0
          ? "Saturday, then? I bring the umbrella."
          : "That is the nicest thing anybody has said about my bicycle",
      previewOwn: at === 0,
      lastAt: storyNow - at * at * 7_200_000,
      unread: at === 1 ? 2 : 0,
      online: at % 3 === 0,
      fictional: at === 4,
    }))}
  />
);

const thread = (
  <>
    <ChatTopBar
      name={rosa.name}
      photo={rosa.photo.src}
      href="#profile"
      backHref="#chats"
      online
      credits={48}
      creditsHref="#credits"
      menu={
        <IconButton label="More">
          <Ellipsis />
        </IconButton>
      }
    />
    <MessageThread messages={messages} name={rosa.name} now={storyNow} />
    <Composer
      name={rosa.name}
      onSend={fn()}
      onFiles={fn()}
      cost={2}
      limit={500}
      actions={
        <IconButton label="Send a gift">
          <Gift />
        </IconButton>
      }
    />
  </>
);

const meta = {
  title: "Chat/Chat layout",
  component: ChatLayout,
  args: { list, children: thread },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: 700 } } },
} satisfies Meta<typeof ChatLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Thread: Story = {
  name: "CHAT-01 A conversation beside the list of 300 to 400 px, its messages at most 800 px wide",
  play: async ({ canvasElement }) => {
    const part = (slot: string) => canvasElement.querySelector<HTMLElement>(`[data-slot=${slot}]`)!;
    const wide = matchMedia("(min-width: 768px)").matches;
    const { offsetWidth } = part("chat-layout-list");
    if (wide) await expect(offsetWidth >= 300 && offsetWidth <= 400).toBe(true);
    else await expect(offsetWidth).toBe(0);
    await expect((part("message-thread-viewport").firstElementChild as HTMLElement).offsetWidth).toBeLessThanOrEqual(
      800,
    );
    await expect(part("chat-layout").scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const List: Story = { args: { pane: "list" } };
