import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

import { DirectDebitCode, DirectDebitForm, type DirectDebitFormProps } from "./direct-debit-form.tsx";

const filled = {
  holder: "Annelies de Wit",
  iban: "NL91ABNA0417164300",
  street: "Oudegracht",
  houseNumber: "12 bis",
  postalCode: "3511 AB",
  city: "Utrecht",
  phone: { country: "NL", number: "06 1234 5678" },
};

const mandate = (
  <p>
    By agreeing you allow Example Dating B.V. (creditor NL00ZZZ000000000000, reference KD-2026-0042) to collect € 25.00
    once from your account, and your bank to pay it. You can ask your bank for a refund within eight weeks.
  </p>
);

const meta = {
  title: "Money/Direct-debit form",
  component: DirectDebitForm,
  subcomponents: { DirectDebitCode },
  args: {
    phoneCountries: [
      { code: "NL", dial: "31" },
      { code: "DE", dial: "49" },
    ],
    onSubmit: fn(),
    children: mandate,
  },
  decorators: [
    (Story) => (
      <div className="k:mx-auto" style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DirectDebitForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "MONEY-06 asks for all that a mandate needs",
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Account holder" }), "Annelies de Wit");
    await userEvent.type(canvas.getByRole("textbox", { name: "IBAN" }), "nl91abna0417164300");
    await userEvent.type(canvas.getByRole("textbox", { name: "Street" }), "Oudegracht");
    await userEvent.type(canvas.getByRole("textbox", { name: "House number" }), "12 bis");
    await userEvent.type(canvas.getByRole("textbox", { name: "Postal code" }), "3511 AB");
    await userEvent.type(canvas.getByRole("textbox", { name: "City" }), "Utrecht");
    await userEvent.type(canvas.getByRole("textbox", { name: "Mobile number" }), "06 1234 5678");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Text me the code" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, consent: true });
  },
};

function Refusing(args: DirectDebitFormProps) {
  const [errors, setErrors] = useState<DirectDebitFormProps["errors"]>();
  return (
    <DirectDebitForm
      {...args}
      errors={errors}
      onSubmit={() => setErrors({ iban: "Enter a valid IBAN", consent: "Agree to the mandate to continue" })}
    />
  );
}

export const EachFieldsError: Story = {
  name: "MONEY-06 shows each field's own error and goes to the first",
  render: Refusing,
  args: { known: { ...filled, iban: "NL00ABNA0417164300" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Text me the code" }));
    const iban = canvas.getByRole("textbox", { name: "IBAN" });
    await expect(iban).toHaveFocus();
    await expect(iban).toHaveAccessibleDescription("Enter a valid IBAN");
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
  },
};

export const Filled: Story = { args: { known: { ...filled, consent: true } } };

export const Blocked: Story = {
  args: { known: filled, error: "Your account is blocked for direct debit payments" },
};

export const Loading: Story = { args: { known: filled, loading: true } };

export const LongestText: Story = {
  args: {
    known: { ...filled, holder: "Donaudampfschifffahrtsgesellschaftskapitänin von und zu Oberwallenstein" },
    errors: {
      houseNumber: "Gib die Hausnummer ein",
      postalCode: "Diese Postleitzahl gibt es in diesem Land nicht",
    },
    submitLabel: "Schick mir jetzt den Code für die Bestätigung der Zahlung",
  },
  decorators: [
    (Story) => (
      <div style={{ width: 290 }}>
        <Story />
      </div>
    ),
  ],
};
