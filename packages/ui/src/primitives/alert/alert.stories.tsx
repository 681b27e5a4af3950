import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Button } from "../button/button.tsx";
import { keysOf } from "../../internal/keys-of.ts";
import { Alert } from "./alert.tsx";
import { alertVariants } from "./alert.variants.ts";

const meta = {
  title: "Primitives/Alert",
  component: Alert,
  args: { title: "Check your mailbox", children: "We sent you a link that confirms your email address." },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = {
  args: {
    tone: "critical",
    live: true,
    title: "We couldn’t upload the photo",
    children: "It is larger than 20 MB.",
    actions: (
      <Button size="sm" variant="outline" tone="critical">
        Choose another one
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("We couldn’t upload the photo");
  },
};

export const Polite: Story = {
  args: { tone: "positive", live: true, title: "Saved", children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Saved");
  },
};

export const LongestText: Story = {
  args: { title: "Unzustellbarkeitsbenachrichtigung".repeat(3), children: "a".repeat(300) },
  decorators: [(Story) => <div className="k:w-72">{<Story />}</div>],
};

export const Matrix: Story = {
  render: (args) => (
    <div className="k:grid k:max-w-text k:gap-3">
      {keysOf(alertVariants.tone).map((tone) => (
        <Alert key={tone} {...args} tone={tone} title={`It is ${tone}`} />
      ))}
    </div>
  ),
};
