import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { keysOf } from "../../internal/keys-of.ts";
import { Container } from "./container.tsx";
import { containerWidths } from "./container.variants.ts";

const meta = {
  title: "Primitives/Container",
  component: Container,
  parameters: { layout: "fullscreen" },
  args: { children: <p className="k:bg-soft-accent k:p-4 k:text-on-soft-accent">What the page shows</p> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "LAYOUT-09 leaves a gutter of 15 px",
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    const content = canvasElement.querySelector("p")?.getBoundingClientRect();
    await expect(content?.left).toBe(15);
    await expect(content?.right).toBe(document.body.clientWidth - 15);
  },
};

export const Widths: Story = {
  render: () => (
    <div className="k:grid k:gap-3">
      {keysOf(containerWidths).map((width) => (
        <Container key={width} width={width}>
          <p className="k:bg-soft-accent k:p-4 k:text-on-soft-accent">{width}</p>
        </Container>
      ))}
    </div>
  ),
};
