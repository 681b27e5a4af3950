import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";

import { SearchForm } from "./search-form.tsx";

const genders = [
  { value: "female", label: "Women" },
  { value: "male", label: "Men" },
];
const countries = [
  { value: "NL", label: "Netherlands" },
  { value: "DE", label: "Germany" },
];
const regions = [
  { value: "7", label: "Utrecht" },
  { value: "9", label: "Zuid-Holland" },
];

const meta = {
  title: "Members/Search form",
  component: SearchForm,
  args: {
    fields: ["gender", "country", "region", "age"],
    genders,
    countries,
    regions,
    ageBounds: [18, 99],
    defaultValue: { gender: "female", country: "NL", region: "", age: [18, 35] },
    onValueChange: fn(),
    onSubmit: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof SearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "MEMBERS-01 searches by gender, country, region and age",
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Region" }), "Utrecht");
    await fireEvent.input(canvas.getByRole("slider", { name: "Maximum" }), { target: { value: "36" } });
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      gender: "female",
      country: "NL",
      region: "7",
      age: [18, 36],
    });
  },
};

export const CountryEmptiesRegion: Story = {
  args: { defaultValue: { gender: "", country: "NL", region: "9", age: [18, 35] } },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Country" }), "Germany");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ country: "DE", region: "" }));
  },
};

export const Resets: Story = {
  play: async ({ canvas, args }) => {
    const gender = canvas.getByRole("combobox", { name: "Looking for" });
    await userEvent.selectOptions(gender, "Men");
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(gender).toHaveValue("female");
    await expect(args.onReset).toHaveBeenCalledWith(args.defaultValue);
  },
};

export const PlainForm: Story = {
  name: "Sends its fields as a GET form without script",
  play: async ({ canvasElement }) => {
    // The testing library does not know the role of `<search>` yet.
    const form = canvasElement.querySelector<HTMLFormElement>("search form");
    await expect([...new FormData(form ?? undefined)]).toEqual([
      ["gender", "female"],
      ["country", "NL"],
      ["region", ""],
      ["min_age", "18"],
      ["max_age", "35"],
    ]);
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 290 }}>
        <Story />
      </div>
    ),
  ],
};

export const ByDistance: Story = {
  name: "BEYOND-34 by distance and order",
  args: {
    fields: ["gender", "age", "radius", "sort"],
    radii: [
      { value: "25", label: "Within 25 km" },
      { value: "50", label: "Within 50 km" },
    ],
    sorts: [
      { value: "newest", label: "New members" },
      { value: "near", label: "Near me" },
    ],
    defaultValue: { gender: "", country: "", region: "", age: [18, 35], radius: "", sort: "newest" },
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Distance" }), "Within 50 km");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Show first" }), "Near me");
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ radius: "50", sort: "near" }));
  },
};

export const FewFields: Story = { args: { fields: ["gender", "age"] } };

export const NoRegions: Story = { args: { regions: [] } };

export const Loading: Story = { args: { loading: true } };

export const LongestText: Story = {
  args: {
    regions: [{ value: "1", label: "Alpes-de-Haute-Provence und das gesamte Umland der Region" }],
    defaultValue: { gender: "", country: "", region: "1", age: [18, 99] },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 290 }}>
        <Story />
      </div>
    ),
  ],
};
