import type { Meta, StoryObj } from "@storybook/react-vite";
import { nameReaderLong } from "../../../testing/long-names.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";

const meta = {
  title: "Screens/Settings",
  ...screen,
  args: { path: "/notifications", account: "premium" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Settings: Story = { tags: ["state:full"] };

export const Unconfirmed: Story = { args: { account: "unconfirmed" } };

export const LongestWords: Story = { tags: ["state:longest"], args: { world: nameReaderLong } };

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
