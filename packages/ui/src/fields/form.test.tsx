/// <reference types="vite/client" />
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { freshRoot } from "../../testing/fresh-root.ts";
import "../../testing/storybook.css";
import { Checkbox } from "./checkbox/checkbox.tsx";
import { CodeField } from "./code-field/code-field.tsx";
import { Combobox } from "./combobox/combobox.tsx";
import { DateOfBirthField } from "./date-of-birth-field/date-of-birth-field.tsx";
import { EmailField } from "./email-field/email-field.tsx";
import { IbanField } from "./iban-field/iban-field.tsx";
import { PasswordField } from "./password-field/password-field.tsx";
import { PhoneField } from "./phone-field/phone-field.tsx";
import { RadioGroup } from "./radio-group/radio-group.tsx";
import { Range } from "./range/range.tsx";
import { Select } from "./select/select.tsx";
import { Switch } from "./switch/switch.tsx";
import { TextArea } from "./text-area/text-area.tsx";
import { TextField } from "./text-field/text-field.tsx";

interface Field {
  /** It, with something in it at first. */
  part: (disabled: boolean) => ReactNode;
  change: () => Promise<unknown>;
}

const cities = ["Amsterdam", "Utrecht"].map((label) => ({ value: label.toLowerCase(), label }));
const type = (text: string) => async () => {
  const field = page.getByLabelText("It").first();
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = async () => (page.getByLabelText("It").element() as HTMLElement).click();

const fields: Record<string, Field> = {
  TextField: {
    part: (disabled) => <TextField name="it" label="It" defaultValue="one" {...{ disabled }} />,
    change: type("two"),
  },
  TextArea: {
    part: (disabled) => <TextArea name="it" label="It" limit={9} defaultValue="one" {...{ disabled }} />,
    change: type("two"),
  },
  EmailField: {
    part: (disabled) => <EmailField name="it" label="It" defaultValue="a@b.nl" {...{ disabled }} />,
    change: type("c@d.nl"),
  },
  PasswordField: {
    part: (disabled) => (
      <PasswordField name="it" label="It" autoComplete="new-password" meter defaultValue="one" {...{ disabled }} />
    ),
    change: type("two and three"),
  },
  IbanField: {
    part: (disabled) => <IbanField name="it" label="It" defaultValue="NL91ABNA0417164300" {...{ disabled }} />,
    change: type("DE89370400440532013000"),
  },
  CodeField: {
    part: (disabled) => <CodeField name="it" label="It" defaultValue="123" {...{ disabled }} />,
    change: type("456"),
  },
  PhoneField: {
    part: (disabled) => (
      <PhoneField
        name="it"
        countryName="country"
        label="It"
        countries={[
          { code: "NL", dial: "31" },
          { code: "DE", dial: "49" },
        ]}
        defaultValue={{ country: "DE", number: "151" }}
        {...{ disabled }}
      />
    ),
    change: type("+31 6 12345678"),
  },
  Select: {
    part: (disabled) => (
      <Select name="it" label="It" defaultValue="b" {...{ disabled }}>
        <option>a</option>
        <option>b</option>
      </Select>
    ),
    change: () => userEvent.selectOptions(page.getByLabelText("It"), "a"),
  },
  DateOfBirthField: {
    part: (disabled) => (
      <DateOfBirthField name="it" label="It" maxYear={2008} defaultValue="1990-05-04" {...{ disabled }} />
    ),
    change: () => userEvent.selectOptions(page.getByRole("combobox", { name: "Year" }), "1991"),
  },
  RadioGroup: {
    part: (disabled) => (
      <RadioGroup
        name="it"
        label="It"
        defaultValue="a"
        options={[
          { value: "a", label: "A" },
          { value: "b", label: "B" },
        ]}
        {...{ disabled }}
      />
    ),
    change: async () => (page.getByLabelText("B").element() as HTMLElement).click(),
  },
  Checkbox: { part: (disabled) => <Checkbox name="it" label="It" defaultChecked {...{ disabled }} />, change: press },
  Switch: { part: (disabled) => <Switch name="it" label="It" defaultChecked {...{ disabled }} />, change: press },
  Range: {
    part: (disabled) => (
      <Range names={["min", "it"]} label="Ages" min={18} max={99} defaultValue={[25, 40]} {...{ disabled }} />
    ),
    change: async () => {
      (page.getByRole("slider").last().element() as HTMLElement).focus();
      await userEvent.keyboard("{ArrowRight}");
    },
  },
  Combobox: {
    part: (disabled) => <Combobox name="it" label="It" options={cities} defaultValue={cities[1]!} {...{ disabled }} />,
    change: async () => {
      await type("Amst")();
      await userEvent.click(page.getByRole("option", { name: "Amsterdam" }));
    },
  },
};

const root = freshRoot();

async function show(part: ReactNode) {
  root.render(
    <IntlProvider locale="en">
      <form method="post" style={{ minHeight: 500 }}>
        {part}
      </form>
    </IntlProvider>,
  );
  await vi.waitFor(() => expect(root.place.querySelector("form")).not.toBeNull());
  return root.place.querySelector("form")!;
}

/** What is sent, and all that can be seen of it. */
function state(form: HTMLFormElement) {
  const controls = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select, textarea")];
  return {
    sent: [...new FormData(form)].map(String),
    seen: controls.map((control) => [control.value, "checked" in control && control.checked].join()),
    said: [...form.querySelectorAll("output, [data-slot=text-area-left]")].map((each) => each.textContent),
  };
}

test.each(Object.entries(fields))("F-074 a %s shows and sends after a reset what it began with", async (_, field) => {
  const form = await show(field.part(false));
  const first = state(form);
  expect(first.sent).not.toEqual([]);
  await field.change();
  await vi.waitFor(() => expect(state(form).sent).not.toEqual(first.sent));
  form.reset();
  await vi.waitFor(() => expect(state(form)).toEqual(first));
});

test.each(Object.entries(fields))("F-074 a %s that is disabled is not sent", async (_, field) => {
  const form = await show(field.part(true));
  expect(state(form).sent).toEqual([]);
});

test("F-074 a reset that somebody prevents changes nothing", async () => {
  const form = await show(fields["DateOfBirthField"]!.part(false));
  form.addEventListener("reset", (event) => event.preventDefault());
  await fields["DateOfBirthField"]!.change();
  const changed = state(form);
  form.reset();
  await new Promise(requestAnimationFrame);
  expect(state(form)).toEqual(changed);
});
