import type { Meta, StoryObj } from "@storybook/react-vite";
import { Disclaimer } from "./disclaimer.tsx";

const meta = {
  title: "Navigation/Disclaimer",
  component: Disclaimer,
  args: { site: "Kindling", minAge: 18 },
} satisfies Meta<typeof Disclaimer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OwnWarning: Story = {
  args: { fictionalWarning: "Profiles with a mask are fictional, so you can’t meet them in real life." },
};
