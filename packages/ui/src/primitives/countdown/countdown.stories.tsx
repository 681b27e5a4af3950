import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";

import { Countdown } from "./countdown.tsx";

const start = Date.parse("2031-05-04T12:00:00Z");
const hours = 3_600_000;

/** A server's clock that a story moves by hand. */
const clock = { time: start };
const now = () => clock.time;

const meta = {
  title: "Primitives/Countdown",
  component: Countdown,
  args: { endsAt: start + 4 * hours, now, renderedAt: start, onEnd: fn() },
  beforeEach: () => {
    clock.time = start;
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "BONUS-03 shows hours, minutes and seconds",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer", { name: "4 hours 0 minutes left" })).toHaveTextContent("4:00:00");
  },
};

export const AfterSleep: Story = {
  name: "C-104 BEYOND-09 is right at once after a sleep of 50 minutes",
  play: async ({ canvas }) => {
    clock.time += 50 * 60_000 + 1000;
    document.dispatchEvent(new Event("visibilitychange"));
    await expect(canvas.getByRole("timer")).toHaveTextContent("3:09:59");
  },
};

export const SleptPastTheEnd: Story = {
  name: "C-104 C-106 is gone when it slept past its end",
  render: (args) => (
    <p>
      Offer <Countdown {...args} />
    </p>
  ),
  play: async ({ canvas, args }) => {
    clock.time += 5 * hours;
    document.dispatchEvent(new Event("visibilitychange"));
    await expect(canvas.queryByRole("timer")).toBeNull();
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
  },
};

export const LastSecond: Story = {
  name: "C-106 never shows 60, nothing and less than nothing",
  args: { endsAt: start + 3 * hours + 59 * 60_000 + 59_600 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("4:00:00");
    clock.time += 601;
    document.dispatchEvent(new Event("visibilitychange"));
    await expect(canvas.getByRole("timer")).toHaveTextContent("3:59:59");
  },
};

export const Ticks: Story = {
  args: { endsAt: start + 300, onEnd: fn() },
  render: (args) => (
    <p>
      Offer <Countdown {...args} />
    </p>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("0:00:01");
    clock.time += 300;
    await waitFor(() => expect(canvas.queryByRole("timer")).toBeNull());
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};

export const NoRealEnd: Story = {
  name: "BEYOND-09 C-106 shows nothing without a real end",
  render: (args) => (
    <p>
      Offer
      {[null, Number.NaN, Number.POSITIVE_INFINITY, start - 1, start].map((endsAt) => (
        <Countdown key={endsAt} {...args} endsAt={endsAt} />
      ))}
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("timer")).toBeNull();
  },
};

export const Extreme: Story = { args: { endsAt: start + 1234 * hours } };
