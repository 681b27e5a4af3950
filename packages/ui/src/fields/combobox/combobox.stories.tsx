import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent } from "storybook/test";

import { Combobox, type ComboboxOption, type ComboboxProps } from "./combobox.tsx";

const places: ComboboxOption[] = [
  { value: "1", label: "Amsterdam", hint: "Noord-Holland" },
  { value: "2", label: "Amersfoort", hint: "Utrecht" },
  { value: "3", label: "Amstelveen", hint: "Noord-Holland" },
  { value: "4", label: "Utrecht", hint: "Utrecht" },
  { value: "5", label: "Rotterdam", hint: "Zuid-Holland" },
];

/** Looks places up as the site does, without the network. */
function Places(args: ComboboxProps) {
  const [text, setText] = useState("");
  const found = places.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <Combobox
      {...args}
      options={text ? found : []}
      onInputValueChange={(next) => {
        setText(next);
        args.onInputValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: "Fields/Combobox",
  component: Combobox,
  args: { label: "Place", options: places, onValueChange: fn(), onInputValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast" style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: Places,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox", { name: "Place" });
    await userEvent.type(field, "am");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText("3 results")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Amersfoort");
    await expect(field).toHaveAttribute("aria-activedescendant", canvas.getByRole("option", { selected: true }).id);
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveValue("Amersfoort");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(places[1]);
  },
};

export const Open: Story = {
  args: { defaultValue: places[0] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Rotterdam");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Amsterdam");
  },
};

export const ByPointer: Story = {
  render: Places,
  args: { name: "place" },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "utr");
    await userEvent.click(canvas.getByRole("option"));
    await expect(field).toHaveValue("Utrecht");
    await expect(field).toHaveFocus();
    await expect(canvasElement.querySelector("[name=place]")).toHaveValue("4");
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await expect(canvasElement.querySelector("[name=place]")).toHaveValue("");
  },
};

export const Escape: Story = {
  name: "Escape closes the list, then takes back what was typed",
  args: { defaultValue: places[0] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "x");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveValue("Amsterdamx");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("Amsterdam");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const GoesBackToTheChoice: Story = {
  args: { defaultValue: places[0] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "x");
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveValue("Amsterdam");
    await userEvent.clear(field);
    await userEvent.type(field, "rotterdam");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(places[4]);
  },
};

export const WhileComposing: Story = {
  name: "C-055 Enter while composing chooses nothing",
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowDown}");
    await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

export const NoResults: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "Atlantis");
    await expect(canvas.getByRole("status")).toHaveTextContent("No results");
  },
};

export const Loading: Story = {
  args: { options: [], loading: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "Ams");
    await expect(canvas.getByRole("status")).toHaveTextContent("Searching…");
  },
};

export const Invalid: Story = { args: { error: "Choose a place from the list", required: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: places[3] } };

export const LongestText: Story = {
  args: {
    label: "Der Ort, in dessen Nähe du suchst",
    options: [
      {
        value: "w",
        label: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
        hint: "Anglesey, Wales, Vereinigtes Königreich Großbritannien und Nordirland",
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowDown}");
  },
};
