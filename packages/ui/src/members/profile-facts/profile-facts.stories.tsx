import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProfileFacts } from "./profile-facts.tsx";

const facts = [
  { id: "gender", label: "Gender", value: "Woman" },
  { id: "sexuality", label: "Sexuality", value: "Straight" },
  { id: "country", label: "Country", value: "Netherlands" },
  { id: "region", label: "Region", value: "Utrecht" },
  { id: "hair-color", label: "Hair colour", value: "Brown" },
  { id: "eye-color", label: "Eye colour", value: "Green" },
  { id: "body-type", label: "Body type", value: "Average" },
  { id: "relationship-status", label: "Relationship", value: "Single" },
  { id: "tattoos", label: "Tattoos", value: "A few" },
];

const meta = {
  title: "Members/Profile facts",
  component: ProfileFacts,
  args: { facts },
} satisfies Meta<typeof ProfileFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(9);
    await expect(canvas.getAllByRole("definition")).toHaveLength(9);
  },
};

export const Notes: Story = {
  name: "SET-07 a note stands with its field",
  args: {
    facts: [
      { id: "hair-color", label: "Hair colour", value: "Brown", note: "Gray at the edges since March" },
      {
        id: "tattoos",
        label: "Tattoos",
        value: "A few",
        note: "One of them is a heron, and there is a story to it that takes a while",
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("definition")[0]).toHaveTextContent("BrownGray at the edges since March");
  },
};

export const One: Story = { args: { facts: facts.slice(0, 1) } };

export const LongestText: Story = {
  args: {
    facts: [
      {
        id: "relationship-status",
        label: "Beziehungsstatus und Lebenssituation",
        value: "In einer offenen Beziehung, im gegenseitigen Einverständnis",
      },
      { id: "region", label: "Region", value: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch" },
    ],
  },
};
