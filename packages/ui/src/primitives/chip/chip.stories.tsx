import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Chip } from "./chip.tsx";

const meta = {
  title: "Primitives/Chip",
  component: Chip,
  args: { label: "Ages 25–35", href: "#without-age" },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const chip = canvas.getByRole("link", { name: "Remove Ages 25–35" });
    await expect(chip).toHaveAttribute("href", "#without-age");
    await expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LongestText: Story = {
  args: { label: "Donaudampfschifffahrtsgesellschaftskapitäninnen in Mecklenburg-Vorpommern" },
  decorators: [
    (Story) => (
      <div className="k:w-60">
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  name: "Several, that wrap",
  render: () => (
    <ul className="k:flex k:w-70 k:flex-wrap k:gap-x-2">
      {["Women", "Netherlands", "Ages 25–35", "Within 50 km"].map((label) => (
        <li key={label}>
          <Chip label={label} href={`#without-${label}`} />
        </li>
      ))}
    </ul>
  ),
};
