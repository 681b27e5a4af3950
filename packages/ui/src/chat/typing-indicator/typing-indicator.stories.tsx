import type { Meta, StoryObj } from "@storybook/react-vite";
import { people } from "../../internal/story-people.ts";
import { TypingIndicator } from "./typing-indicator.tsx";

const meta = {
  title: "Chat/Typing indicator",
  component: TypingIndicator,
  args: { name: people[0].name },
} satisfies Meta<typeof TypingIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
