import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { Button } from "../button/button.tsx";
import { keysOf } from "../../internal/keys-of.ts";
import { Link } from "../link/link.tsx";
import { Banner } from "./banner.tsx";
import { bannerVariants } from "./banner.variants.ts";

const meta = {
  title: "Primitives/Banner",
  component: Banner,
  parameters: { layout: "fullscreen" },
  args: { label: "Welcome bonus", children: "Confirm your email address and get 2 credits." },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    action: (
      <Link href="#confirm" tone="inherit">
        Send it again
      </Link>
    ),
  },
};

export const Dismissible: Story = {
  args: {
    onDismiss: fn(),
    action: (
      <Button size="sm" variant="outline">
        Send again
      </Button>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongestText: Story = {
  args: { onDismiss: fn(), children: "Bestätige deine E-Mail-Adresse, um zwei Guthabenpunkte zu erhalten. ".repeat(4) },
  globals: { viewport: { value: "narrow" } },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="k:grid k:gap-2">
      {keysOf(bannerVariants.variant).flatMap((variant) =>
        keysOf(bannerVariants.tone).map((tone) => (
          <Banner key={variant + tone} {...args} label={`${variant} ${tone}`} variant={variant} tone={tone} />
        )),
      )}
    </div>
  ),
};
