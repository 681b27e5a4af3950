import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

import { DiscountCodeField } from "./discount-code-field.tsx";

const meta = {
  title: "Money/Discount code field",
  component: DiscountCodeField,
  args: { onApply: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DiscountCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "MONEY-07 applies a code without sending the form around it",
  decorators: [
    (Story) => (
      <form
        method="post"
        onSubmit={() => {
          throw new Error("The form around it was sent");
        }}
      >
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Discount code" });
    await userEvent.click(canvas.getByRole("button", { name: "Apply" }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.type(field, " timebonus25 {Enter}");
    await expect(args.onApply).toHaveBeenLastCalledWith("TIMEBONUS25");
  },
};

export const AppliesAndRemoves: Story = {
  render: function Render(args) {
    const [code, setCode] = useState<string>();
    return (
      <DiscountCodeField
        {...args}
        applied={code}
        description="25% off your first purchase"
        onApply={setCode}
        onRemove={() => setCode(undefined)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "timebonus25");
    await userEvent.click(canvas.getByRole("button", { name: "Apply" }));
    await expect(canvas.getByText("TIMEBONUS25")).toBeVisible();
    await expect(canvas.getByText("TIMEBONUS25").closest("[tabindex]")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Remove discount" }));
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};

export const Applied: Story = {
  args: { applied: "TIMEBONUS25", description: "25% off your first purchase" },
};

export const Loading: Story = { args: { loading: true, defaultValue: "TIMEBONUS25" } };

export const NotFound: Story = { args: { error: "Code not found", defaultValue: "SUMMER" } };

export const AlreadyUsed: Story = {
  args: { error: "Code already used", defaultValue: "TIMEBONUS25" },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongestText: Story = {
  args: {
    applied: "DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFT25",
    description: "25 % Rabatt auf deinen ersten Einkauf, wenn du innerhalb der nächsten vier Stunden bezahlst",
  },
  decorators: [
    (Story) => (
      <div style={{ width: 290 }}>
        <Story />
      </div>
    ),
  ],
};
