import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gift, Heart, Trash2 } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";

import { keysOf } from "../../internal/keys-of.ts";
import { IconButton } from "./icon-button.tsx";
import { iconButtonVariants } from "./icon-button.variants.ts";

const meta = {
  title: "Primitives/Icon button",
  component: IconButton,
  args: { label: "Send a gift", children: <Gift aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Send a gift" }));
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const AsLink: Story = {
  args: { href: "#likes", label: "Likes", children: <Heart aria-hidden /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Likes" })).toHaveAttribute("href", "#likes");
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send a gift" }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const OnColour: Story = {
  args: { variant: "inherit", label: "Delete", children: <Trash2 aria-hidden /> },
  decorators: [(Story) => <div className="k:inline-block k:bg-fill-accent k:p-4 k:text-on-accent">{<Story />}</div>],
};

export const Matrix: Story = {
  render: () => (
    <div className="k:grid k:gap-4">
      {keysOf(iconButtonVariants.variant).map((variant) => (
        <div key={variant} className="k:flex k:flex-wrap k:gap-3">
          {keysOf(iconButtonVariants.tone).map((tone) => (
            <IconButton key={tone} variant={variant} tone={tone} label={`${variant} ${tone}`}>
              <Heart aria-hidden />
            </IconButton>
          ))}
        </div>
      ))}
      <div className="k:flex k:items-center k:gap-3">
        {keysOf(iconButtonVariants.size).map((size) => (
          <IconButton key={size} size={size} variant="soft" tone="accent" shape="round" label={`Like, ${size}`}>
            <Heart aria-hidden />
          </IconButton>
        ))}
      </div>
    </div>
  ),
};
