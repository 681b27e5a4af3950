import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis } from "lucide-react";
import { expect } from "storybook/test";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { people } from "../../internal/story-people.ts";
import { ChatTopBar } from "./chat-top-bar.tsx";

const meta = {
  title: "Chat/Chat top bar",
  component: ChatTopBar,
  args: {
    name: people[0].name,
    photo: people[0].photo.src,
    profileHref: "#profile",
    backHref: "#chats",
    online: true,
    credits: 48,
    creditsHref: "#credits",
    menu: (
      <IconButton label="More">
        <Ellipsis />
      </IconButton>
    ),
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ChatTopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Rosa/ })).toHaveAttribute("href", "#profile");
    await expect(canvas.getByRole("link", { name: "48 credits" })).toHaveAttribute("href", "#credits");
  },
};

export const Fictional: Story = { args: { fictional: true, online: false } };

export const Typing: Story = { args: { typing: true } };

export const LowCredits: Story = { args: { credits: 10 } };

export const NoCredits: Story = { args: { credits: 0 } };

export const LongestText: Story = {
  args: { name: `${"Wilhelmina-Alexandra ".repeat(10)}\u202e`, fictional: true, credits: 1_234_567 },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector("header")!;
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};
