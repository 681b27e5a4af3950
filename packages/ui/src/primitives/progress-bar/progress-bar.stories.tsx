import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";

import { watchTimers } from "../../internal/story-timers.ts";
import { Button } from "../button/button.tsx";
import { ProgressBar } from "./progress-bar.tsx";

const meta = {
  title: "Primitives/Progress bar",
  component: ProgressBar,
  args: { loading: true, throttle: 0 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar", { name: "Loading the page" })).toBeVisible();
  },
};

function Page({ throttle }: { throttle?: number }) {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <ProgressBar loading={loading} throttle={throttle} />
      <Button onClick={() => setLoading(!loading)}>{loading ? "Arrive" : "Go to the next page"}</Button>
    </>
  );
}

export const FullThenGone: Story = {
  name: "LIVE-07 fills up when the page is there, then hides",
  render: () => <Page throttle={0} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("progressbar")).toHaveAttribute("data-state", "running"));
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("data-state", "full");
    await waitFor(() => expect(canvas.queryByRole("progressbar")).toBeNull());
  },
};

export const QuickPage: Story = {
  name: "LIVE-07 does not show for a page that is there at once",
  // Longer than any press takes: whatever the machine does, the page is there before the bar is due.
  render: () => <Page throttle={60_000} />,
  play: async ({ canvas }) => {
    const timers = watchTimers();
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(timers.pending(60_000)).toBe(1));
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(timers.pending(60_000)).toBe(0));
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    timers.stop();
  },
};
