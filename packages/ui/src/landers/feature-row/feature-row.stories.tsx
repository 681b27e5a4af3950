import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart, MessageCircle, ShieldCheck } from "lucide-react";
import { FeatureRow } from "./feature-row.tsx";

const meta = {
  title: "Landers/Feature row",
  component: FeatureRow,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Why here",
    features: [
      { title: "Quick to start", text: "A name, a photo, a place: you’re in within a minute.", icon: <Heart /> },
      {
        title: "Talk at once",
        text: "Write to anyone you like. You see the cost before you send.",
        icon: <MessageCircle />,
      },
      { title: "You decide", text: "Block, report or leave whenever you want.", icon: <ShieldCheck /> },
    ],
  },
} satisfies Meta<typeof FeatureRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Steps: Story = { args: { title: "How it goes", ordered: true } };

export const WithoutTitle: Story = { args: { title: undefined } };

export const LongestText: Story = {
  args: {
    title: "Warum sich so viele Donaudampfschifffahrtsgesellschaftskapitäne hier anmelden",
    features: meta.args.features.map((feature) => ({
      ...feature,
      title: `${feature.title} mit Unzustellbarkeitsbenachrichtigungen`,
      text: "Blockieren, melden oder gehen, wann immer du willst. ".repeat(4),
    })),
  },
};
