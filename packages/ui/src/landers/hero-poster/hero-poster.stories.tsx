import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../primitives/button/button.tsx";
import { manyPeople, people } from "../../internal/story-people.ts";
import { MemberWall } from "../member-wall/member-wall.tsx";
import { HeroPoster } from "./hero-poster.tsx";

const photo = <img src={people[0].photo.src} width={400} height={500} alt="" />;

const meta = {
  title: "Landers/Hero poster",
  component: HeroPoster,
  parameters: { layout: "fullscreen" },
  args: {
    title: "No one has to be alone tonight",
    text: "Someone near you is awake too. Say hello.",
    action: (
      <Button href="#signup" size="lg">
        Sign up free
      </Button>
    ),
    note: "For adults only. Messages cost credits, signing up is free.",
    media: photo,
  },
} satisfies Meta<typeof HeroPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overlay: Story = {};

export const Center: Story = {
  args: {
    layout: "center",
    media: <MemberWall members={manyPeople(12)} layout="collage" bare aria-hidden />,
  },
};

export const Split: Story = { args: { layout: "split" } };

export const Stack: Story = {
  args: { layout: "stack", media: <MemberWall members={manyPeople(6)} className="k:p-4" /> },
};

export const LongestText: Story = {
  args: {
    layout: "split",
    title: "Donaudampfschifffahrtsgesellschaftskapitäninnen warten heute Nacht auf dich",
    text: "Jemand in deiner Nähe ist auch noch wach, und wer zuerst schreibt, hat schon gewonnen. ".repeat(3),
  },
};
