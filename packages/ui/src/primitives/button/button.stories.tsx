import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart, Send } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";

import { keysOf } from "../../internal/keys-of.ts";
import { Button } from "./button.tsx";
import { buttonVariants } from "./button.variants.ts";

const meta = {
  title: "Primitives/Button",
  component: Button,
  args: { children: "Send message", onClick: fn() },
  argTypes: {
    variant: { control: "select", options: keysOf(buttonVariants.variant) },
    tone: { control: "select", options: keysOf(buttonVariants.tone) },
    size: { control: "select", options: keysOf(buttonVariants.size) },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const WithIcon: Story = {
  args: { children: [<Send key="icon" aria-hidden />, "Send for 2 credits"] },
};

export const AsLink: Story = {
  args: { href: "#members", children: "Search members" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Search members" })).toHaveAttribute("href", "#members");
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Send message" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toBeEnabled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Block: Story = { args: { block: true } };

export const LongestText: Story = {
  args: {
    children: "Nachricht jetzt für 2 Guthabenpunkte an Maximiliane-Konstantina senden",
  },
  decorators: [(Story) => <div style={{ width: 220 }}>{<Story />}</div>],
};

export const Matrix: Story = {
  render: () => (
    <div className="k:grid k:gap-4">
      {keysOf(buttonVariants.variant).map((variant) => (
        <div key={variant} className="k:flex k:flex-wrap k:gap-3">
          {keysOf(buttonVariants.tone).map((tone) => (
            <Button key={tone} variant={variant} tone={tone}>
              <Heart aria-hidden /> {tone}
            </Button>
          ))}
        </div>
      ))}
      <div className="k:flex k:flex-wrap k:items-center k:gap-3">
        {keysOf(buttonVariants.size).map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
      </div>
    </div>
  ),
};
