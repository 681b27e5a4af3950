import { calls } from "@kindling/domain/contract";
import { failing, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, userEvent } from "storybook/test";
import { nameLong } from "../../../testing/long-names.ts";
import { posted, wrong } from "../../../testing/posted.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Conversation",
  ...screen,
  args: { path: "/members/1/chat", account: "premium" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.getMessages) } };

export const Empty: Story = { tags: ["state:empty"], args: { options: { chats: 0 } } };

export const FirstLines: Story = {
  name: "CHAT-01 First lines, chosen for the composer",
  args: { path: "/members/9/chat", options: { chats: 0 } },
  play: async () => {
    await userEvent.click((await page.findAllByText("Pick a first line"))[0]!);
    await userEvent.click(await page.findByRole("button", { name: "What made you smile today?" }));
    await expect(page.getByRole("textbox")).toHaveValue("What made you smile today?");
  },
};

export const FirstLinesListed: Story = {
  name: "First lines in the page, as without script and after a match",
  args: { path: "/members/9/chat?icebreakers=", options: { chats: 0 } },
};

export const Gifts: Story = {
  name: "CHAT-08 Gifts, given and got",
  args: {
    options: { chats: [{ messages: 4 }] },
    world: ({ conversations: [chat] }) => {
      for (const [at, gift] of (["rose", "diamond"] as const).entries()) {
        const message = chat!.messages[at + 2]!;
        chat!.messages[at + 2] = { ...message, content: { kind: "gift", gift } };
      }
    },
  },
};

export const Notes: Story = {
  name: "BEYOND-29 A first mention of money, and a way out that waits for an answer",
  args: {
    options: { chats: [{ messages: 3 }] },
    world: ({ conversations: [chat] }) => {
      const texts = ["Could you send me money?", "Then write to me: 070 123 45 67", "Please"];
      for (const [at, text] of texts.entries()) {
        const message = { ...chat!.messages[at]!, from: "1", content: { kind: "text" as const, text } };
        chat!.messages[at] = at === 0 ? { ...message, nudge: "money" } : message;
      }
    },
  },
};

export const Held: Story = {
  name: "Words that went to many wait for somebody who looks at them",
  args: { overrides: failing(calls.sendMessage, "held_for_review") },
  beforeEach: () => () => localStorage.clear(),
  play: async () => {
    await userEvent.type(page.getByRole("textbox"), "Hello");
    await userEvent.click(page.getByRole("button", { name: /^Send/ }));
    await expect((await page.findAllByText(/Many members got the same words/)).length).toBeGreaterThan(0);
    await expect(page.queryByRole("button", { name: /again/i })).toBeNull();
  },
};

export const Conversation: Story = {
  tags: ["state:full"],
  args: { options: { chats: [{ messages: 8, unread: 2 }, {}] } },
};

export const Limited: Story = {
  name: "Older messages are for Premium members",
  args: { account: "free", options: { settings: { history_limit: 2 }, chats: [{ messages: 4 }], balance: 10 } },
};

export const LongestWords: Story = {
  tags: ["state:longest"],
  args: { world: nameLong, options: { chats: [{ last: "Abc".repeat(60) }] } },
};

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.getMessages, "unexpected") },
  play: seeFailure,
};

export const NotSent: Story = {
  name: "A message that could not be sent",
  tags: ["state:error"],
  args: { overrides: failing(calls.sendMessage, "unexpected") },
  // What was not sent is kept on the device.
  beforeEach: () => () => localStorage.clear(),
  play: async () => {
    await userEvent.type(page.getByRole("textbox"), "Hello");
    await userEvent.click(page.getByRole("button", { name: /^Send/ }));
    await page.findByRole("button", { name: /again/i });
  },
};

export const Refused: Story = {
  name: "A message that came back refused",
  tags: ["state:error"],
  args: {
    posted: posted(
      "message",
      { profile: "1", text: "Abc".repeat(100) },
      wrong({ text: { code: "too_long", max: 200 } }),
    ),
  },
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };

export const Unconfirmed: Story = {
  name: "Closed: the address is not confirmed",
  tags: ["state:closed"],
  args: { account: "unconfirmed" },
};

export const Poor: Story = {
  name: "Closed: not enough credits",
  tags: ["state:closed"],
  args: { account: "free" },
};

export const TooManyConversations: Story = {
  name: "Closed: a free member writes to two",
  tags: ["state:closed"],
  args: { path: "/members/3/chat", account: "free", options: { balance: 10 } },
};

export const Private: Story = {
  name: "Closed: the other is private and has not written",
  tags: ["state:closed"],
  args: {
    options: { chats: [{ messages: 1 }] },
    world: ({ conversations: [chat], visibilities, me }) => {
      visibilities.set("1", "chosen");
      chat!.messages[0] = { ...chat!.messages[0]!, from: me! };
    },
  },
};

export const Gone: Story = {
  name: "Closed: the other has left",
  tags: ["state:closed"],
  args: { world: ({ gone }) => void gone.add("1") },
};

export const RecipientDeleted: Story = {
  name: "AUTH-13 The other one has deleted their account",
  args: { world: ({ leaving }) => void leaving.add("1") },
};

export const Blocked: Story = {
  name: "Closed: the other has blocked the reader",
  tags: ["state:closed"],
  args: { world: ({ blocks, me }) => void blocks.push({ from: "1", to: me! }) },
};

export const BlockedByReader: Story = {
  name: "Closed: the reader has blocked the other",
  tags: ["state:closed"],
  args: { world: ({ blocks, me }) => void blocks.unshift({ from: me!, to: "1" }) },
};
