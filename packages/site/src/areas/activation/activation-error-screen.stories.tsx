import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";

const meta = {
  title: "Screens/Activation failed",
  ...screen,
  args: { path: "/activate/error", account: "unconfirmed" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Failed: Story = { tags: ["state:full"] };

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
