import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../primitives/button/button.tsx";
import { CallToAction } from "./call-to-action.tsx";

const meta = {
  title: "Landers/Call to action",
  component: CallToAction,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Tonight is a good night to start",
    text: "Signing up is free and takes a minute.",
    action: (
      <Button href="#signup" variant="outline" tone="neutral" size="lg">
        Sign up free
      </Button>
    ),
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Plain: Story = {
  args: {
    tone: "plain",
    action: (
      <Button href="#signup" size="lg">
        Sign up free
      </Button>
    ),
  },
};

export const LongestText: Story = {
  args: {
    title: "Donaudampfschifffahrtsgesellschaftskapitäne kennenlernen, heute noch und ganz in deiner Nähe",
    text: "Die Anmeldung ist kostenlos und dauert eine Minute; was danach etwas kostet, steht immer vorher dabei.",
    action: (
      <Button href="#signup" variant="outline" tone="neutral" size="lg">
        Kostenlos anmelden und Leute kennenlernen
      </Button>
    ),
  },
};
