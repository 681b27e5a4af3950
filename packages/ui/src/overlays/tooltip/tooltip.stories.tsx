import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { watchTimers } from "../../internal/story-timers.ts";
import { Button } from "../../primitives/button/button.tsx";
import { Tooltip, TooltipContent, TooltipTrigger } from "./tooltip.tsx";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  subcomponents: { TooltipTrigger, TooltipContent },
  args: {
    children: [
      <TooltipTrigger key="trigger" asChild>
        <Button variant="outline">Private note</Button>
      </TooltipTrigger>,
      <TooltipContent key="content">Only you can see this</TooltipContent>,
    ],
  },
  decorators: [
    (Story) => (
      <div className="k:grid k:place-items-center" style={{ minHeight: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = () => screen.getByRole("button", { name: "Private note" });

export const Closed: Story = {
  play: async () => {
    await expect(document.querySelector("[data-slot=tooltip-content]")).toBeNull();
  },
};

export const Pointer: Story = {
  play: async () => {
    await userEvent.hover(control());
    const words = await screen.findByRole("tooltip");
    await expect(control()).toHaveAccessibleDescription("Only you can see this");
    const timers = watchTimers();
    await userEvent.unhover(control());
    await userEvent.hover(words);
    // Nothing is to come that would put it away.
    await expect(timers.pending(150)).toBe(0);
    await expect(words).toBeVisible();
    timers.stop();
  },
};

export const Keyboard: Story = {
  name: "Appears with the focus and goes with Escape",
  play: async () => {
    await userEvent.tab();
    await expect(control()).toHaveFocus();
    await screen.findByRole("tooltip");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(control()).toHaveFocus();
  },
};

export const LongestText: Story = {
  args: {
    children: [
      <TooltipTrigger key="trigger" asChild>
        <Button variant="outline">Private note</Button>
      </TooltipTrigger>,
      <TooltipContent key="content">
        Donaudampfschifffahrtsgesellschaftskapitäninnen sehen dein Profil einen Tag lang zuerst, danach wieder wie
        sonst.
      </TooltipContent>,
    ],
  },
  play: async () => {
    await userEvent.tab();
    const words = await screen.findByRole("tooltip");
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  },
};
