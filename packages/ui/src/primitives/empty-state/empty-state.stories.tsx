import type { Meta, StoryObj } from "@storybook/react-vite";
import { CloudOff, Heart } from "lucide-react";
import { expect } from "storybook/test";

import { Button } from "../button/button.tsx";
import { Link } from "../link/link.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Primitives/Empty state",
  component: EmptyState,
  args: {
    picture: <Heart />,
    title: "No likes yet",
    children: <p>They come sooner when you like someone first.</p>,
    actions: <Button href="#members">Search members</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AfterAnError: Story = {
  args: {
    picture: <CloudOff />,
    title: "We couldn’t load the list",
    children: <p>You seem to be offline. What you wrote is safe.</p>,
    actions: [
      <Button key="retry">Try again</Button>,
      <Link key="help" href="#help" className="k:self-center">
        Get help
      </Link>,
    ],
  },
};

export const TitleOnly: Story = { args: { picture: undefined, children: undefined, actions: undefined } };

export const LongestText: Story = {
  args: {
    title: "Unzustellbarkeitsbenachrichtigungen sind hier noch keine angekommen",
    children: <p>{"a".repeat(200)}</p>,
  },
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
