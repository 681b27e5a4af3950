import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";

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
  render: () => <Page />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(canvas.getByRole("button"));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};
