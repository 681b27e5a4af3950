import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";

import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Fields/Password field",
  component: PasswordField,
  args: { label: "Password", autoComplete: "current-password" },
  decorators: [
    (Story) => (
      <form method="post" className="k:max-w-toast" onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText("Password");
    await userEvent.type(field, "zuurkool");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Hide password" })).toHaveFocus();
    const form = canvasElement.querySelector("form");
    if (form) await fireEvent.submit(form);
    await expect(field).toHaveAttribute("type", "password");
    await expect(field).toHaveValue("zuurkool");
  },
};

export const Meter: Story = {
  args: { autoComplete: "new-password", meter: true, ownWords: ["Annelies de Wit"] },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Password");
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent("A few words");
    await userEvent.type(field, "Annelies1");
    await expect(status).toHaveTextContent("Weak");
    await userEvent.type(field, " vlieger");
    await expect(status).toHaveTextContent("Fair");
    await userEvent.type(field, " zuurkool");
    await expect(status).toHaveTextContent("Good");
    await userEvent.type(field, " maan");
    await expect(status).toHaveTextContent("Strong");
  },
};

export const Weak: Story = {
  args: { autoComplete: "new-password", meter: true, defaultValue: "Password1!" },
};

export const Fair: Story = {
  args: { autoComplete: "new-password", meter: true, defaultValue: "zuurkool-vlieger" },
};

export const Strong: Story = {
  args: { autoComplete: "new-password", meter: true, defaultValue: "correct horse battery staple" },
};

export const Invalid: Story = {
  args: { error: "The entered passwords are not the same", defaultValue: "zuurkool" },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "zuurkool" } };

export const LongestText: Story = {
  args: {
    label: "Wiederhole dein neues Passwort, damit es sicher stimmt",
    hint: "Ein langer Satz aus vier oder fünf Wörtern ist leichter zu merken und schwerer zu erraten.",
    defaultValue: "correct horse battery staple ".repeat(4),
  },
};
