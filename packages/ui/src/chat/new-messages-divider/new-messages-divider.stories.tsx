import type { Meta, StoryObj } from "@storybook/react-vite";
import { NewMessagesDivider } from "./new-messages-divider.tsx";

const meta = { title: "Chat/New messages divider", component: NewMessagesDivider } satisfies Meta<
  typeof NewMessagesDivider
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
