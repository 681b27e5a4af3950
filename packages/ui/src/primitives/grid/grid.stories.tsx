import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Container } from "../container/container.tsx";
import { Grid, GridColumn, type GridColumnProps } from "./grid.tsx";

const box = (words: string) => (
  <p className="k:rounded-control k:bg-soft-accent k:py-3 k:text-center k:text-on-soft-accent">{words}</p>
);

const meta = {
  title: "Primitives/Grid",
  component: Grid,
  subcomponents: { GridColumn },
  parameters: { layout: "fullscreen" },
  decorators: [(Story) => <Container className="k:py-4">{<Story />}</Container>],
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const sides: GridColumnProps = { span: 12, md: 4, xl: 3 };
const middle: GridColumnProps = { span: 12, md: 8, xl: 9 };

export const Default: Story = {
  render: () => (
    <Grid>
      <GridColumn {...sides}>{box("12, from 768 px 4, from 1200 px 3")}</GridColumn>
      <GridColumn {...middle}>{box("12, from 768 px 8, from 1200 px 9")}</GridColumn>
    </Grid>
  ),
};

const left = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("p")].map((column) => Math.round(column.getBoundingClientRect().left));

export const OnPhone: Story = {
  ...Default,
  name: "LAYOUT-09 stacks its columns on a phone",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(left(canvasElement)).toEqual([15, 15]);
  },
};

export const FromMd: Story = {
  ...Default,
  name: "LAYOUT-09 sets its columns side by side from 768 px, 15 px apart",
  globals: { viewport: { value: "md" } },
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll("p")].map((column) => column.getBoundingClientRect());
    await expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(15);
  },
};

export const Twelve: Story = {
  render: () => (
    <Grid>
      {Array.from({ length: 12 }, (_, at) => (
        <GridColumn key={at} span={1}>
          {box(String(at + 1))}
        </GridColumn>
      ))}
    </Grid>
  ),
};

export const Nested: Story = {
  name: "Nested: a column does not hand its span on",
  render: () => (
    <Grid>
      <GridColumn span={6}>
        <Grid>
          <GridColumn>{box("All of its half")}</GridColumn>
        </Grid>
      </GridColumn>
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const half = (canvasElement.querySelector('[data-slot="grid"]')?.getBoundingClientRect().width ?? 0) / 2;
    const inner = canvas.getByText("All of its half").getBoundingClientRect().width;
    await expect(Math.abs(inner - half)).toBeLessThan(10);
  },
};
