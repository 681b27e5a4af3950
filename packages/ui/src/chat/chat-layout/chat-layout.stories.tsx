import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis, Gift } from "lucide-react";
import { expect, fn } from "storybook/test";
import { ChatTopBar } from "../chat-top-bar/chat-top-bar.tsx";
import { Composer } from "../composer/composer.tsx";
import { ConversationList } from "../conversation-list/conversation-list.tsx";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { manyMessagesWithPhotos, storyNow } from "../story-messages.ts";
import { people } from "../../internal/story-people.ts";
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
        at === 0 ? "Saturday, then? I’ll bring the umbrella." : "That’s the nicest thing anyone has said about my bike",
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
      profileHref="#profile"
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
  decorators: [
    (Story) => (
      <div className="k:flex k:h-dvh k:flex-col">
        <Story />
      </div>
    ),
  ],
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

/** A visual viewport as a phone's keyboard leaves it; `undefined` for a browser that has none. */
function stub(viewport: (EventTarget & { height: number; offsetTop: number; scale: number }) | undefined) {
  Object.defineProperty(window, "visualViewport", { configurable: true, value: viewport });
  return () => Reflect.deleteProperty(window, "visualViewport");
}

const keyboard = Object.assign(new EventTarget(), { height: 0, offsetTop: 0, scale: 1 });

export const Keyboard: Story = {
  name: "C-150 Top bar and composer stay above a phone's keyboard, and no gap stays behind it",
  beforeEach: () => {
    Object.assign(keyboard, { height: window.innerHeight, offsetTop: 0, scale: 1 });
    return stub(keyboard);
  },
  play: async ({ canvasElement }) => {
    const turn = (change: Partial<typeof keyboard>, event = "resize") => {
      Object.assign(keyboard, change);
      keyboard.dispatchEvent(new Event(event));
      return canvasElement.querySelector("main")!.getBoundingClientRect();
    };
    const whole = turn({});
    for (let i = 0; i < 3; i++) {
      const open = turn({ height: 350, offsetTop: 80 });
      await expect([open.top, open.bottom]).toEqual([80, 430]);
      const moved = turn({ offsetTop: 0 }, "scroll");
      await expect([moved.top, moved.bottom]).toEqual([0, 350]);
      const closed = turn({ height: window.innerHeight });
      await expect([closed.top, closed.bottom]).toEqual([whole.top, whole.bottom]);
    }
    const zoomed = turn({ height: 350, offsetTop: 80, scale: 2 });
    await expect(zoomed.height).toBe(whole.height);
  },
};

export const NoVisualViewport: Story = {
  name: "C-150 A browser without a visual viewport keeps the layout as high as the screen",
  beforeEach: () => stub(undefined),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("main")!.offsetHeight).toBe(window.innerHeight);
  },
};

export const List: Story = { args: { pane: "list" } };
