import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyNow } from "../story-messages.ts";
import { DayDivider } from "./day-divider.tsx";

const DAY = 86_400_000;

const meta = {
  title: "Chat/Day divider",
  component: DayDivider,
  args: { time: storyNow, now: storyNow },
} satisfies Meta<typeof DayDivider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};

export const Matrix: Story = {
  name: "CHAT-11 A day is called as a person calls it",
  render: (args) => (
    <div>
      {[0, 1, 2, 6, 7, 200, 400].map((ago) => (
        <DayDivider key={ago} {...args} time={args.now - ago * DAY} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll("[data-slot=day-divider]")].map((day) => day.textContent);
    await expect(names.slice(0, 4)).toEqual(["Today", "Yesterday", "Thursday", "Sunday"]);
    await expect(names[4]).toContain("21");
    await expect(names[6]).toContain("2025");
  },
};

export const Midnight: Story = {
  name: "A day ends at midnight in the reader's time zone",
  args: { now: Date.UTC(2026, 10, 27, 23, 5), time: Date.UTC(2026, 10, 27, 22, 55) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Yesterday")).toBeVisible();
  },
};
