import type { Meta, StoryObj } from "@storybook/react-vite";

import { Button } from "../button/button.tsx";
import { keysOf } from "../../internal/keys-of.ts";
import { Card, CardActions, CardDescription, CardTitle } from "./card.tsx";
import { cardVariants } from "./card.variants.ts";

const meta = {
  title: "Primitives/Card",
  component: Card,
  subcomponents: { CardTitle, CardDescription, CardActions },
  args: {
    children: [
      <CardTitle key="title">Be a Premium member</CardTitle>,
      <CardDescription key="text">See every photo, and write to as many people as you like.</CardDescription>,
      <CardActions key="actions">
        <Button variant="ghost" tone="neutral">
          Not now
        </Button>
        <Button>Get Premium</Button>
      </CardActions>,
    ],
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [(Story) => <div className="k:max-w-100">{<Story />}</div>] };

export const LongestText: Story = {
  args: {
    children: [
      <CardTitle key="title">Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</CardTitle>,
      <CardDescription key="text">{"a".repeat(200)}</CardDescription>,
    ],
  },
  decorators: [(Story) => <div className="k:w-60">{<Story />}</div>],
};

export const Matrix: Story = {
  render: () => (
    <div className="k:grid k:max-w-page k:gap-4 k:sm:grid-cols-3">
      {keysOf(cardVariants.variant).flatMap((variant) =>
        keysOf(cardVariants.padding).map((padding) => (
          <Card key={variant + padding} variant={variant} padding={padding}>
            <CardTitle level={3}>{variant}</CardTitle>
            <CardDescription>{padding}</CardDescription>
          </Card>
        )),
      )}
    </div>
  ),
};
