import type { Meta, StoryObj } from "@storybook/react-vite";
import { nameReaderLong } from "../../../testing/long-names.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";

const meta = {
  title: "Screens/Complete sign-up",
  ...screen,
  args: { path: "/complete-signup", account: "unconfirmed" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Unconfirmed: Story = { tags: ["state:full"] };

export const Confirmed: Story = { tags: ["state:full"], args: { account: "free" } };

export const LongestWords: Story = { tags: ["state:longest"], args: { world: nameReaderLong } };

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
