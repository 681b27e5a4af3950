import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

import { DateOfBirthField } from "./date-of-birth-field.tsx";

const meta = {
  title: "Fields/Date of birth",
  component: DateOfBirthField,
  args: { label: "Date of birth", maxYear: 2008, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateOfBirthField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: "You have to be 18 or older. Only your age is shown.", required: true, onBlur: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("group", { name: "Date of birth" })).toBeVisible();
    const month = canvas.getByRole("combobox", { name: "Month" });
    await userEvent.selectOptions(month, "February");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("-02-");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Day" }), "07");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Year" }), "1990");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("1990-02-07");
    await expect(args.onBlur).not.toHaveBeenCalled();
    await expect(month).toHaveAttribute("autocomplete", "bday-month");
  },
};

export const Clamps: Story = {
  name: "C-030 the day moves back visibly when the month is shorter",
  args: { defaultValue: "2001-01-31" },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Month" }), "February");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2001-02-28");
    await expect(canvas.getByRole("status")).toHaveTextContent("February 2001 has 28 days, so the day is now 28.");
  },
};

export const LeapDays: Story = {
  name: "C-030 offers 29 February for leap years only",
  args: { defaultValue: "2000-02-29" },
  play: async ({ canvas, args }) => {
    const day = within(canvas.getByRole("combobox", { name: "Day" }));
    await expect(day.getAllByRole("option")).toHaveLength(29 + 1);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Year" }), "2001");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2001-02-28");
    await expect(day.queryByRole("option", { name: "29" })).toBeNull();
    await expect(canvas.getByText(/so the day is now 28/)).toBeVisible();
  },
};

export const Partial: Story = { args: { defaultValue: "1990--" } };

export const Invalid: Story = {
  args: { error: "Enter your date of birth (18+)", defaultValue: "2008-12-31", required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Day" })).toBeInvalid();
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Enter your date of birth (18+)");
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "1990-02-07" } };

export const LongestText: Story = {
  args: {
    label: "Dein Geburtsdatum, so wie es in deinem Ausweis eingetragen ist",
    defaultValue: "1990-09-30",
    error: "Gib dein Geburtsdatum ein. Du musst mindestens 18 Jahre alt sein.",
  },
  decorators: [
    (Story) => (
      <div style={{ width: 290 }}>
        <Story />
      </div>
    ),
  ],
};
