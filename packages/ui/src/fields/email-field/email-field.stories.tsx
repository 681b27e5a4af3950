import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

import { EmailField } from "./email-field.tsx";

const meta = {
  title: "Fields/Email field",
  component: EmailField,
  args: { label: "Email address", onSuggestionAccept: fn() },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmailField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Suggests: Story = {
  name: "C-025 suggests only once the field is left",
  render: function Render(args) {
    const [email, setEmail] = useState("");
    return (
      <EmailField
        {...args}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        suggestion={email.includes("@gm") && !email.endsWith("@gmail.com") ? "name@gmail.com" : undefined}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Email address" });
    const status = canvas.getByRole("status");
    await userEvent.type(field, "name@gmial.con");
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(status).toHaveTextContent("Did you mean name@gmail.com?");
    await userEvent.click(canvas.getByRole("button", { name: "name@gmail.com" }));
    await expect(field).toHaveValue("name@gmail.com");
    await expect(field).toHaveFocus();
    await expect(status).toBeEmptyDOMElement();
    await expect(args.onSuggestionAccept).toHaveBeenCalledWith("name@gmail.com");
  },
};

export const Suggestion: Story = {
  args: { defaultValue: "name@gmial.con", suggestion: "name@gmail.com" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "name@gmail.com" })).toBeVisible();
  },
};

export const Invalid: Story = { args: { error: "Invalid email", defaultValue: "jan.@example.nl" } };

export const InUse: Story = {
  args: {
    defaultValue: "jan@example.nl",
    error: (
      <>
        This email address already owns an account on this website.{" "}
        <a href="#login" className="k:underline">
          Log in
        </a>
      </>
    ),
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "jan@example.nl" } };

export const LongestText: Story = {
  args: {
    label: "Die Adresse, an die wir dir die Bestätigung schicken",
    defaultValue: `${"a".repeat(64)}@${"b".repeat(60)}.example`,
    suggestion: `${"a".repeat(64)}@${"b".repeat(60)}.example`,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.tab();
  },
};
