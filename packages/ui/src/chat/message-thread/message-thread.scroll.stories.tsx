import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Announcer } from "../../overlays/announcer/announcer.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { manyMessages, manyMessagesWithPhotos, storyNow } from "../story-messages.ts";
import { people } from "../../internal/story-people.ts";
import { type Message, MessageThread, type MessageThreadProps } from "./message-thread.tsx";

type LiveProps = Omit<MessageThreadProps, "messages" | "name" | "now"> & {
  all: Message[];
  name?: string;
  /** How many of them are there at first; the rest comes by pages. */
  loaded?: number;
  page?: number;
};

/** A thread whose messages come and go by buttons. */
function LiveThread({ all, name = people[0].name, loaded = all.length, page = 50, onLoadOlder, ...props }: LiveProps) {
  const [from, setFrom] = useState(all.length - loaded);
  const [added, setAdded] = useState<Message[]>([]);
  const write = (author: "own" | "other", count = 1) =>
    setAdded((before) => [
      ...before,
      ...Array.from({ length: count }, (_, i): Message => {
        const id = `a${before.length + i + 1}`;
        return {
          id,
          kind: "text",
          author,
          text: `Message ${id}`,
          sentAt: storyNow,
          state: author === "own" ? "sending" : "sent",
        };
      }),
    ]);

  return (
    <div className="k:flex k:h-160 k:max-w-thread k:flex-col k:bg-page">
      <div className="k:flex k:flex-wrap k:gap-2 k:pb-2">
        <Button size="sm" variant="soft" onClick={() => write("other")}>
          {people[0].name} writes
        </Button>
        <Button size="sm" variant="soft" onClick={() => write("other", 3)}>
          {people[0].name} writes three
        </Button>
        <Button size="sm" variant="soft" onClick={() => write("own")}>
          I write
        </Button>
      </div>
      <MessageThread
        messages={[...all.slice(from), ...added]}
        name={name}
        now={storyNow}
        hasOlder={from > 0}
        onLoadOlder={async () => {
          await onLoadOlder?.();
          setFrom(Math.max(from - page, 0));
        }}
        {...props}
      />
      <Announcer />
    </div>
  );
}

const meta = {
  title: "Chat/Message thread scrolling",
  component: LiveThread,
  args: { all: manyMessagesWithPhotos(200) },
} satisfies Meta<typeof LiveThread>;

export default meta;
type Story = StoryObj<typeof meta>;

const viewportOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("log");

/** Until what was started has been laid out, measured and painted. */
async function settled() {
  for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
}

async function scrollBy(viewport: HTMLElement, distance: number) {
  viewport.scrollTop += distance;
  await settled();
}

const bubblesOf = (viewport: HTMLElement) => [...viewport.querySelectorAll<HTMLElement>("[data-slot=message-bubble]")];

/** The first message that is wholly in view. */
function topBubble(viewport: HTMLElement) {
  const { top } = viewport.getBoundingClientRect();
  return bubblesOf(viewport).find((bubble) => bubble.getBoundingClientRect().top >= top)!;
}

const bottomOf = (element: HTMLElement) => element.getBoundingClientRect().bottom;
const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole("button", { name }));

export const OpensAtTheNewest: Story = {
  name: "CHAT-10 Ten thousand messages open at the newest, and few are in the page",
  args: { all: manyMessages(10_000) },
  play: async ({ canvasElement }) => {
    await settled();
    const viewport = viewportOf(canvasElement);
    await expect(viewport.scrollTop).toBe(0);
    await expect(bubblesOf(viewport).at(-1)!.dataset["row"]).toBe("m10000");
    await expect(bubblesOf(viewport).length).toBeLessThan(60);
    await expect(viewport.scrollHeight).toBeGreaterThan(400_000);
    viewport.scrollTop = -250_000;
    await settled();
    await expect(bubblesOf(viewport).length).toBeLessThan(60);
    const { top, bottom } = viewport.getBoundingClientRect();
    await expect(bubblesOf(viewport)[0]!.getBoundingClientRect().top).toBeLessThan(top);
    await expect(bottomOf(bubblesOf(viewport).at(-1)!)).toBeGreaterThan(bottom);
  },
};

export const OpensFarAbove: Story = {
  name: "CHAT-10 A message far above is brought to the middle, and the way up past it has no gaps",
  args: { all: manyMessages(10_000), targetId: "m600" },
  play: async ({ canvasElement }) => {
    const viewport = viewportOf(canvasElement);
    await settled();
    const { top, bottom } = viewport.getBoundingClientRect();
    const found = viewport.querySelector("[data-found]")!.getBoundingClientRect();
    await expect(Math.abs((found.top + found.bottom - top - bottom) / 2)).toBeLessThan(24);
    for (let i = 0; i < 12; i++) {
      await scrollBy(viewport, -800);
      await expect(bubblesOf(viewport)[0]!.getBoundingClientRect().top).toBeLessThan(top);
      await expect(bottomOf(bubblesOf(viewport).at(-1)!)).toBeGreaterThan(bottom);
    }
    await expect(Number(bubblesOf(viewport)[0]!.dataset["row"]!.slice(1))).toBeLessThan(500);
  },
};

export const OpensAtUnread: Story = {
  name: "CHAT-11 Opens at the new-messages divider, whose newest lie below the fold",
  args: { firstUnreadId: "m150" },
  play: async ({ canvasElement, canvas }) => {
    await settled();
    const viewport = viewportOf(canvasElement);
    const offset = canvas.getByText("New messages").getBoundingClientRect().top - viewport.getBoundingClientRect().top;
    await expect(offset).toBeGreaterThanOrEqual(0);
    await expect(offset).toBeLessThan(80);
    await expect(canvas.getByRole("button", { name: "Go to the newest message" })).toBeVisible();
  },
};

export const OpensAtFewUnread: Story = {
  name: "CHAT-11 A few unread messages open at the newest",
  args: { firstUnreadId: "m200" },
  play: async ({ canvasElement, canvas }) => {
    await settled();
    await expect(viewportOf(canvasElement).scrollTop).toBe(0);
    await expect(canvas.getByText("New messages")).toBeVisible();
  },
};

const onLoadOlder = fn();

export const LoadsOlder: Story = {
  name: "C-061 Loading older messages keeps the reading place, one request a page",
  args: { loaded: 50, onLoadOlder },
  play: async ({ canvasElement }) => {
    onLoadOlder.mockReset();
    let answer = () => {};
    onLoadOlder.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)));
    const viewport = viewportOf(canvasElement);
    await settled();
    await scrollBy(viewport, -100_000);
    await scrollBy(viewport, 30);
    await scrollBy(viewport, -20);
    await expect(onLoadOlder).toHaveBeenCalledOnce();

    for (const calls of [2, 3]) {
      const bubble = topBubble(viewport);
      const before = bottomOf(bubble);
      answer();
      await waitFor(() => expect(bubblesOf(viewport)[0]).not.toBe(bubble));
      await settled();
      await expect(Math.abs(bottomOf(bubble) - before)).toBeLessThan(2);
      await scrollBy(viewport, -100_000);
      await expect(onLoadOlder).toHaveBeenCalledTimes(calls);
    }
  },
};

export const OlderFails: Story = {
  name: "Older messages that fail are asked for again only by the reader",
  args: { loaded: 50, onLoadOlder },
  play: async ({ canvasElement, canvas }) => {
    onLoadOlder.mockReset();
    onLoadOlder.mockRejectedValueOnce(new Error("offline"));
    const viewport = viewportOf(canvasElement);
    await settled();
    await scrollBy(viewport, -100_000);
    await canvas.findByText("We couldn’t load older messages.");
    await scrollBy(viewport, 100);
    await scrollBy(viewport, -100);
    await expect(onLoadOlder).toHaveBeenCalledOnce();
    await press(canvasElement, "Try again");
    await waitFor(() => expect(bubblesOf(viewport)[0]!.dataset["row"]).not.toBe("m151"));
  },
};

export const StaysUp: Story = {
  name: "C-062 A reader who has scrolled up stays, and hears of new messages",
  play: async ({ canvasElement, canvas }) => {
    const viewport = viewportOf(canvasElement);
    await settled();
    await scrollBy(viewport, -500);
    const bubble = topBubble(viewport);
    const before = bottomOf(bubble);
    await press(canvasElement, `${people[0].name} writes`);
    await press(canvasElement, `${people[0].name} writes`);
    await settled();
    await expect(Math.abs(bottomOf(bubble) - before)).toBeLessThan(2);

    await press(canvasElement, "2 new messages");
    await settled();
    await expect(viewport.scrollTop).toBe(0);
    await expect(canvas.getByText("Message a2")).toBeVisible();
    await expect(viewport).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: /new message/ })).toBeNull();
  },
};

export const Follows: Story = {
  name: "C-062 At the end the thread follows, and an own message leads down to it",
  play: async ({ canvasElement, canvas }) => {
    const viewport = viewportOf(canvasElement);
    await settled();
    await scrollBy(viewport, -30);
    await press(canvasElement, `${people[0].name} writes`);
    await settled();
    await expect(viewport.scrollTop).toBe(0);
    await scrollBy(viewport, -2000);
    await press(canvasElement, "I write");
    await settled();
    await expect(viewport.scrollTop).toBe(0);
    await expect(canvas.getByText("Message a2")).toBeVisible();
  },
};

const stranger = "Ilse";

export const Announces: Story = {
  name: "CHAT-12 A screen reader hears new messages once",
  // Somebody of their own: what was written in another story may still be about to be said.
  args: { name: stranger },
  play: async ({ canvasElement }) => {
    const heard: string[] = [];
    const region = canvasElement.querySelector("[data-slot=announcer][aria-live=polite]")!;
    const observer = new MutationObserver((records) => {
      for (const record of records)
        for (const { textContent } of record.addedNodes)
          if (textContent?.includes(stranger)) heard.push(textContent.replace(/[\u2068\u2069]/g, ""));
    });
    observer.observe(region, { childList: true });
    await expect(viewportOf(canvasElement)).toHaveAttribute("aria-live", "off");

    await press(canvasElement, `${people[0].name} writes`);
    await waitFor(() => expect(heard).toEqual([`${stranger}: Message a1`]), { timeout: 3000 });
    await press(canvasElement, `${people[0].name} writes three`);
    await press(canvasElement, "I write");
    await scrollBy(viewportOf(canvasElement), -3000);
    await scrollBy(viewportOf(canvasElement), 3000);
    await waitFor(() => expect(heard.slice(1)).toEqual([`3 new messages from ${stranger}`]), { timeout: 3000 });
    observer.disconnect();
  },
};

const onReachEnd = fn();

export const Reads: Story = {
  name: "CHAT-02 Messages are read only at the end of a visible page",
  args: { onReachEnd },
  play: async ({ canvasElement }) => {
    const viewport = viewportOf(canvasElement);
    await settled();
    await expect(onReachEnd).toHaveBeenLastCalledWith(true, "m200");
    await scrollBy(viewport, -500);
    await expect(onReachEnd).toHaveBeenLastCalledWith(false, "m200");
    await press(canvasElement, `${people[0].name} writes`);
    await expect(onReachEnd).toHaveBeenLastCalledWith(false, "a1");
    await press(canvasElement, "1 new message");
    await waitFor(() => expect(onReachEnd).toHaveBeenLastCalledWith(true, "a1"));

    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
    await expect(onReachEnd).toHaveBeenLastCalledWith(false, "a1");
    Reflect.deleteProperty(document, "hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    await expect(onReachEnd).toHaveBeenLastCalledWith(true, "a1");
  },
};
