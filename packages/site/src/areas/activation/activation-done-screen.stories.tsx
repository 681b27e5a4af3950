import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";

const meta = {
  title: "Screens/Activation done",
  ...screen,
  args: { path: "/activate/done" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Done: Story = { tags: ["state:full"] };

export const Asks: Story = { args: { path: "/activate/done?token=x" } };

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
