import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";

const meta = {
  title: "Screens/Mail change",
  ...screen,
  args: { path: "/mail-change/do?token=x", account: "visitor" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Asks: Story = { tags: ["state:full"] };

export const Done: Story = { args: { path: "/mail-change/do?done" } };

export const Broken: Story = { tags: ["state:closed"], args: { path: "/mail-change/do" } };

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
