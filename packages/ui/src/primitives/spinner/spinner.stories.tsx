import type { Meta, StoryObj } from "@storybook/react-vite";

import { keysOf } from "../../internal/keys-of.ts";
import { Spinner } from "./spinner.tsx";
import { spinnerSizes } from "./spinner.variants.ts";

const meta = {
  title: "Primitives/Spinner",
  component: Spinner,
  args: { label: "Loading messages" },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BesideWords: Story = {
  args: { label: undefined, size: "sm" },
  render: (args) => (
    <p className="k:flex k:items-center k:gap-2 k:text-muted">
      <Spinner {...args} /> Uploading photo
    </p>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="k:flex k:items-center k:gap-4 k:text-accent">
      {keysOf(spinnerSizes).map((size) => (
        <Spinner key={size} size={size} label={`Loading, ${size}`} />
      ))}
    </div>
  ),
};
