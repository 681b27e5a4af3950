import type { Meta, StoryObj } from "@storybook/react-vite";
import { Rose } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { storyNow } from "../story-messages.ts";
import { people } from "../../internal/story-people.ts";
import { type Message, MessageBubble } from "./message-bubble.tsx";

const text = (words: string, rest: Partial<Message> = {}) =>
  ({ id: "m1", kind: "text", author: "other", sentAt: storyNow, text: words, ...rest }) as Message;

const meta = {
  title: "Chat/Message bubble",
  component: MessageBubble,
  args: {
    message: text("Do you go there often?"),
    from: people[0].name,
    time: "20:15",
    onRetry: fn(),
    onDiscard: fn(),
    onOpenPhoto: fn(),
    onRevealPhoto: fn(),
  },
  decorators: [
    (Story) => (
      <div className="k:max-w-thread k:bg-page">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Other: Story = {};

export const Own: Story = { args: { message: text("Every autumn.", { author: "own" }), from: "You" } };

export const Group: Story = {
  render: (args) => (
    <div>
      <MessageBubble {...args} last={false} />
      <MessageBubble {...args} first={false} last={false} message={text("By ferry or by plane?")} />
      <MessageBubble {...args} first={false} message={text("Or do you swim?")} />
      <MessageBubble {...args} from="You" last={false} message={text("I row.", { author: "own" })} />
      <MessageBubble {...args} from="You" first={false} message={text("Facing backwards.", { author: "own" })} />
    </div>
  ),
};

export const Sending: Story = {
  args: { message: text("On its way", { author: "own", state: "sending" }), from: "You" },
};

export const Failed: Story = {
  name: "CHAT-05 A failed message says so, and can be retried or discarded",
  args: { message: text("This one got lost", { author: "own", state: "failed" }), from: "You" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Not sent")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledWith("m1");
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(args.onDiscard).toHaveBeenCalledWith("m1");
  },
};

export const Photo: Story = {
  name: "CHAT-08 A photo opens large",
  args: { message: { id: "p1", kind: "photo", author: "other", sentAt: storyNow, photo: people[0].photo } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the photo" }));
    await expect(args.onOpenPhoto).toHaveBeenCalledWith("p1");
  },
};

export const BlurredPhoto: Story = {
  name: "BEYOND-12 A blurred photo is shown only after a tap",
  args: {
    message: { id: "p1", kind: "photo", author: "other", sentAt: storyNow, photo: people[0].photo, blurred: true },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show the photo" }));
    await expect(args.onRevealPhoto).toHaveBeenCalledWith("p1");
    await expect(args.onOpenPhoto).not.toHaveBeenCalled();
  },
};

export const Uncovered: Story = {
  name: "BEYOND-12 A photo that was uncovered keeps the focus, and opens large where it is without script",
  render: function Uncover(args) {
    const [blurred, setBlurred] = useState(true);
    const photo = { ...people[0].photo };
    return (
      <MessageBubble
        {...args}
        message={{ id: "p1", kind: "photo", author: "other", sentAt: storyNow, photo, large: photo.src, blurred }}
        onRevealPhoto={() => setBlurred(false)}
      />
    );
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole("button", { name: "Show the photo" }).focus();
    await userEvent.keyboard("{Enter}");
    const link = await canvas.findByRole("link", { name: "Open the photo" });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAttribute("href", people[0].photo.src);
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpenPhoto).toHaveBeenCalledWith("p1");
  },
};

export const Gift: Story = {
  args: { message: { id: "g1", kind: "gift", author: "other", sentAt: storyNow, gift: { name: "Bouquet" } } },
};

export const FreshGift: Story = {
  name: "A gift that has just come, with its picture",
  args: {
    message: {
      id: "g2",
      kind: "gift",
      author: "own",
      sentAt: storyNow,
      gift: { name: "Rose", picture: <Rose aria-hidden />, fresh: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article")).toHaveTextContent("GiftRose");
  },
};

export const Links: Story = {
  name: "Only the reader opens a link, in a page of its own",
  args: { message: text("Look (https://example.test/a?b=1): <b>bold</b> and javascript:alert(1)") },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAttribute("href", "https://example.test/a?b=1");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link.getAttribute("rel")).toMatch(/noopener noreferrer nofollow/);
    await expect(canvas.getByText(/<b>bold<\/b> and javascript:alert/)).toBeVisible();
  },
};

export const Searched: Story = {
  args: { message: text("A bowl! Tea in a bowl, and another BOWL."), query: "bowl" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("mark").length).toBe(3);
  },
};

export const LongWord: Story = {
  name: "C-072 A word of 2 000 letters breaks, and nothing scrolls sideways",
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <MessageBubble {...args} message={text("a".repeat(2000))} />
      <MessageBubble {...args} message={text(`https://example.test/${"path/".repeat(80)}`, { author: "own" })} />
      <MessageBubble {...args} message={text(`e${"\u0301".repeat(300)}`)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector("div")!;
    for (const bubble of canvasElement.querySelectorAll("[data-slot=message-bubble]")) {
      await expect(bubble.scrollWidth).toBeLessThanOrEqual(320);
    }
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const Bidi: Story = {
  name: "C-070 A text or a name that turns the writing direction turns nothing around it",
  render: (args) => (
    <div>
      <MessageBubble {...args} from={"Rita\u202e"} message={text("abc\u202edef and \u2066more")} />
      <MessageBubble {...args} message={text("שלום, מה שלומך?")} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const times = [...canvasElement.querySelectorAll("[data-slot=message-bubble] > :last-child")];
    for (const time of times) await expect(getComputedStyle(time).direction).toBe("ltr");
    await expect(canvasElement.querySelector(".k\\:sr-only")).toHaveTextContent("\u2068Rita\u2069:");
  },
};
