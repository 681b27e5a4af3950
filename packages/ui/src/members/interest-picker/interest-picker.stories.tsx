import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { adultInterestIds, interestIds } from "../interest-icons/interest-icons.tsx";
import { InterestPicker } from "./interest-picker.tsx";

const decent = interestIds.filter((id) => !adultInterestIds.has(id));

const meta = {
  title: "Members/Interest picker",
  component: InterestPicker,
  args: { interests: decent.slice(0, 12), defaultValue: ["beach", "coffee"], onValueChange: fn() },
} satisfies Meta<typeof InterestPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "Adventure" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["beach", "coffee", "adventure"]);
    await userEvent.click(canvas.getByText("Coffee"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["beach", "adventure"]);
    await expect(canvas.getByText("2 chosen")).toBeVisible();
  },
};

/** MEMBERS-04 all fifty, for the niches that show the adult ones. */
export const AllFifty: Story = {
  args: { interests: undefined, defaultValue: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(50);
  },
};

/** What is full takes no more, but gives back. */
export const Full: Story = {
  args: { most: 3, defaultValue: ["beach", "coffee", "art"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Adventure" })).toBeDisabled();
    await expect(canvas.getByRole("checkbox", { name: "Art" })).toBeEnabled();
    await expect(canvas.getByText("3 of 3 chosen")).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };
