import { Search } from "lucide-react";
import { type ChangeEvent, type ComponentProps, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { Range, type RangeValue } from "../../fields/range/range.tsx";
import { Select } from "../../fields/select/select.tsx";
import { messages } from "./search-form.messages.ts";

export type SearchValues = {
  /** Each choice is an option's value, or empty for any. */
  gender: string;
  country: string;
  region: string;
  age: RangeValue;
  /** How far away at most; empty for however far. */
  radius?: string;
  /** What comes first. */
  sort?: string;
};

export type SearchField = keyof SearchValues;

export type SearchOption = { value: string; label: string };

export type SearchFormProps = Omit<ComponentProps<"form">, "onSubmit" | "onReset" | "defaultValue" | "children"> & {
  /** Which fields to show, in this order. */
  fields: readonly SearchField[];
  /** Whom one can look for. */
  genders?: readonly SearchOption[];
  /** Where one can look. */
  countries?: readonly SearchOption[];
  /** The regions of the chosen country; without any, the field cannot be used. */
  regions?: readonly SearchOption[];
  /** How far one can look. */
  radii?: readonly SearchOption[];
  /** What can come first. */
  sorts?: readonly SearchOption[];
  /** Lowest and highest age that can be asked for. */
  ageBounds: RangeValue;
  /** What is asked for, when the caller decides. */
  value?: SearchValues;
  /** What the form starts with and goes back to. */
  defaultValue: SearchValues;
  /** After each change; a new country empties the region. */
  onValueChange?: (values: SearchValues) => void;
  /** Looks for what was asked for. */
  onSubmit?: (values: SearchValues) => void;
  /** Everything was set back. */
  onReset?: (values: SearchValues) => void;
  /**
   * A search is under way.
   * @default false
   */
  loading?: boolean;
};

/**
 * Search by gender, place and age. Without script it is a plain GET form: `gender`, `country`, `region`, `radius`,
 * `sort`, `min_age`, `max_age`.
 *
 * Use it above or beside a `ProfileGrid`; messages are found by the `FindBar`.
 */
export function SearchForm({
  fields,
  genders,
  countries,
  regions,
  radii,
  sorts,
  ageBounds,
  value,
  defaultValue,
  onValueChange,
  onSubmit,
  onReset,
  loading,
  className,
  ...form
}: SearchFormProps) {
  const { formatMessage } = useIntl();
  const [own, setOwn] = useState(defaultValue);
  const values = value ?? own;

  function change(next: SearchValues) {
    setOwn(next);
    onValueChange?.(next);
  }

  const parts = {
    gender: (
      <Choice
        key="gender"
        name="gender"
        label={formatMessage(messages.gender)}
        placeholder={formatMessage(messages.anyGender)}
        options={genders}
        value={values.gender}
        onChange={(event) => change(standing(event.currentTarget.form!, values))}
      />
    ),
    country: (
      <Choice
        key="country"
        name="country"
        autoComplete="country"
        label={formatMessage(messages.country)}
        placeholder={formatMessage(messages.anyCountry)}
        options={countries}
        value={values.country}
        onChange={(event) => change({ ...standing(event.currentTarget.form!, values), region: "" })}
      />
    ),
    region: (
      <Choice
        key="region"
        name="region"
        label={formatMessage(messages.region)}
        placeholder={formatMessage(messages.anyRegion)}
        options={regions}
        value={values.region}
        onChange={(event) => change(standing(event.currentTarget.form!, values))}
      />
    ),
    radius: (
      <Choice
        key="radius"
        name="radius"
        label={formatMessage(messages.radius)}
        placeholder={formatMessage(messages.anyRadius)}
        options={radii}
        value={values.radius ?? ""}
        onChange={(event) => change(standing(event.currentTarget.form!, values))}
      />
    ),
    sort: (
      <Select
        key="sort"
        name="sort"
        label={formatMessage(messages.sort)}
        value={values.sort ?? ""}
        onChange={(event) => change(standing(event.currentTarget.form!, values))}
      >
        {sorts?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    ),
    age: (
      <Range
        key="age"
        label={formatMessage(messages.age)}
        names={["min_age", "max_age"]}
        min={ageBounds[0]}
        max={ageBounds[1]}
        value={values.age}
        onValueChange={(age) => change({ ...values, age })}
      />
    ),
  };

  return (
    <search aria-label={formatMessage(messages.label)}>
      <form
        method="get"
        data-slot="search-form"
        {...form}
        className={cn("k:@container", className)}
        onSubmit={(event) => {
          if (!onSubmit) return;
          event.preventDefault();
          onSubmit(standing(event.currentTarget, values));
        }}
        onReset={(event) => {
          event.preventDefault();
          change(defaultValue);
          onReset?.(defaultValue);
        }}
      >
        <div className="k:grid k:gap-x-5 k:gap-y-4 k:@min-[34rem]:grid-cols-2">
          {fields.map((field) => parts[field])}
        </div>
        <div data-slot="search-form-actions" className="k:mt-5 k:flex k:flex-wrap k:gap-2">
          <Button type="submit" loading={loading} className="k:grow k:@min-[34rem]:grow-0">
            <Search aria-hidden="true" />
            {formatMessage(messages.submit)}
          </Button>
          <Button type="reset" variant="ghost" tone="neutral">
            {formatMessage(messages.reset)}
          </Button>
        </div>
      </form>
    </search>
  );
}

/** What stands in the lists counts, whether or not anybody was told of it. */
function standing(form: HTMLFormElement, values: SearchValues): SearchValues {
  const data = new FormData(form);
  const choices = (["gender", "country", "region", "radius", "sort"] as const).filter((name) => data.has(name));
  return { ...values, ...Object.fromEntries(choices.map((name) => [name, data.get(name)])) };
}

type ChoiceProps = {
  name: string;
  label: string;
  placeholder: string;
  autoComplete?: string;
  options?: readonly SearchOption[] | undefined;
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

function Choice({ options = [], ...select }: ChoiceProps) {
  return (
    <Select {...select} disabled={options.length === 0}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
