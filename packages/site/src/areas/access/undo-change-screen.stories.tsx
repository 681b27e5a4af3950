import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";

const meta = {
  title: "Screens/Undo change",
  ...screen,
  args: { path: "/undo-change?token=x", account: "visitor" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Asks: Story = { tags: ["state:full"] };

export const Done: Story = { args: { path: "/undo-change?done" } };

export const Broken: Story = { tags: ["state:closed"], args: { path: "/undo-change" } };

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
