import type { Meta, StoryObj } from "@storybook/react-vite";
import { Sparkles } from "lucide-react";

import { keysOf } from "../../internal/keys-of.ts";
import { Badge } from "./badge.tsx";
import { badgeVariants } from "./badge.variants.ts";

const meta = { title: "Primitives/Badge", component: Badge, args: { children: "New" } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = {
  args: { variant: "solid", tone: "accent", children: [<Sparkles key="icon" aria-hidden />, "Popular"] },
};

export const LongestText: Story = {
  args: { children: "Zahlung fehlgeschlagen, bitte eine andere Karte versuchen" },
  decorators: [(Story) => <div className="k:w-40">{<Story />}</div>],
};

export const Matrix: Story = {
  render: () => (
    <div className="k:grid k:gap-3">
      {keysOf(badgeVariants.variant).map((variant) => (
        <div key={variant} className="k:flex k:flex-wrap k:items-center k:gap-2">
          {keysOf(badgeVariants.tone).map((tone) => (
            <Badge key={tone} variant={variant} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge variant={variant} size="sm">
            small
          </Badge>
        </div>
      ))}
    </div>
  ),
};
