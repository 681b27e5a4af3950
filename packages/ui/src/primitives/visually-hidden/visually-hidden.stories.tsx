import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = { title: "Primitives/Visually hidden", component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <button type="button" className="k:rounded-control k:border-thin k:border-control k:px-3 k:py-2">
      Read more <VisuallyHidden>about credits</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Read more about credits" })).toBeVisible();
  },
};
