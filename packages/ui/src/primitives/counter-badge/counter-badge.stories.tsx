import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessageCircle } from "lucide-react";
import { expect } from "storybook/test";

import { IconButton } from "../icon-button/icon-button.tsx";
import { CounterBadge } from "./counter-badge.tsx";

const meta = {
  title: "Primitives/Counter badge",
  component: CounterBadge,
  args: { count: 3, label: "3 unread messages" },
} satisfies Meta<typeof CounterBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AtZero: Story = {
  name: "C-073 no badge at 0",
  render: () => (
    <p>
      Messages <CounterBadge count={0} data-testid="zero" />
      <CounterBadge count={-1} data-testid="less" />
      <CounterBadge count={Number.NaN} data-testid="none" />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByTestId("zero")).toBeNull();
    await expect(canvas.queryByTestId("less")).toBeNull();
    await expect(canvas.queryByTestId("none")).toBeNull();
  },
};

export const Capped: Story = {
  name: "NAV-01 C-073 writes 99, and 99+ from 100",
  render: () => (
    <p className="k:flex k:gap-2">
      {[1, 99, 100, 1000].map((count) => (
        <CounterBadge key={count} count={count} data-testid={`of-${count}`} />
      ))}
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId("of-1")).toHaveTextContent(/^1$/);
    await expect(canvas.getByTestId("of-99")).toHaveTextContent(/^99$/);
    await expect(canvas.getByTestId("of-100")).toHaveTextContent(/^99\+$/);
    await expect(canvas.getByTestId("of-1000")).toHaveTextContent(/^99\+$/);
  },
};

export const OnControl: Story = {
  render: () => (
    <span className="k:relative k:inline-flex">
      <IconButton label="Messages, 12 unread" href="#messages" shape="round">
        <MessageCircle aria-hidden />
      </IconButton>
      <CounterBadge count={12} aria-hidden className="k:absolute k:-end-1 k:-top-1" />
    </span>
  ),
};
