import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Fields/Text area",
  component: TextArea,
  args: { label: "About me" },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: "Two or three sentences are enough." },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox", { name: "About me" });
    const before = area.offsetHeight;
    await userEvent.type(area, "One{enter}two{enter}three{enter}four{enter}five");
    await expect(area.offsetHeight).toBeGreaterThan(before);
  },
};

export const Filled: Story = {
  args: { defaultValue: "I bake on Sundays, I swim in cold lakes, and I lose at cards.\n\nYou?" },
};

export const ScrollsBeyondMaxRows: Story = {
  args: { maxRows: 4, defaultValue: Array.from({ length: 12 }, (_, row) => `Line ${row + 1}`).join("\n") },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox");
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

/** C-057, C-058: a family is one character, and a text over the limit is kept. */
export const CountsAsAPersonDoes: Story = {
  name: "C-057 counts characters as a person does",
  args: { limit: 5 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox");
    await userEvent.type(area, "👨‍👩‍👧😀e\u0301");
    await expect(canvas.getByText("2 characters left")).toBeVisible();
    await userEvent.type(area, "abc");
    await expect(canvas.getByText("1 character over the limit")).toBeVisible();
    await expect(area).toHaveValue("👨‍👩‍👧😀e\u0301abc");
  },
};

export const Invalid: Story = {
  args: { limit: 200, error: "Tell others a little about yourself", required: true },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "I bake on Sundays." } };

export const LongestText: Story = {
  args: { label: "Donaudampfschifffahrtsgesellschaftskapitänin", defaultValue: "a".repeat(400) },
};
