import { type ComponentProps, useRef, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { FieldGroup, type FieldProps, useFieldControl } from "../../internal/field/field.tsx";
import type { ControlSize } from "../../internal/field/field.variants.ts";
import { useFormReset } from "../../internal/use-form-reset.ts";
import { NativeSelect } from "../../internal/field/native-select.tsx";
import { clampDay, daysIn, formatDate, monthNames, parseDate, partOrder } from "./date-parts.ts";
import { messages } from "./date-of-birth-field.messages.ts";

export type DateOfBirthFieldProps = FieldProps &
  Omit<ComponentProps<"fieldset">, "children" | "defaultValue" | "onBlur" | "role"> & {
    /** The last year offered, such as this year less the minimum age. */
    maxYear: number;
    /**
     * The first year offered.
     * @default maxYear - 100
     */
    minYear?: number;
    /** "YYYY-MM-DD", with empty parts while it is incomplete: "1990--", "-02-29". */
    value?: string;
    /** What it starts with, and goes back to when its form is reset. @default "" */
    defaultValue?: string;
    /** The date, complete or not, after each choice. */
    onValueChange?: (value: string) => void;
    /** When the focus leaves the whole field. */
    onBlur?: () => void;
    /** Name of the date in the form's data; its parts stand there too, as `name_year` and so on, for where no script puts them together. */
    name?: string;
    /** All three have to be chosen before the form is sent. @default false */
    required?: boolean;
    /** None can be chosen, and nothing is sent. @default false */
    disabled?: boolean;
    /** How high its lists are. @default "md" */
    size?: ControlSize;
  };

/**
 * Day, month and year in the locale's order. Impossible dates cannot be chosen.
 *
 * Use it for birthdays, which people know by heart; for days near today a calendar would be better.
 */
export function DateOfBirthField({
  label,
  labelHidden,
  hint,
  error,
  maxYear,
  minYear = maxYear - 100,
  value,
  defaultValue = "",
  onValueChange,
  onBlur,
  name,
  required,
  size,
  ...group
}: DateOfBirthFieldProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const control = useFieldControl({ hint, error, ...group });
  const [own, setOwn] = useState(defaultValue);
  const [clamped, setClamped] = useState(false);
  const resets = useFormReset(box, () => {
    setClamped(false);
    if (value !== undefined || own === defaultValue) return;
    setOwn(defaultValue);
    onValueChange?.(defaultValue);
  });
  const parts = parseDate(value ?? own);
  const order = partOrder(intl.locale);

  function change() {
    // What stands in the lists counts, whether or not anybody was told of it.
    const lists = box.current!.querySelectorAll("select");
    const wanted = { ...parts, ...Object.fromEntries(order.map((part, index) => [part, lists[index]!.value])) };
    const possible = clampDay(wanted);
    setClamped(possible !== wanted);
    setOwn(formatDate(possible));
    onValueChange?.(formatDate(possible));
  }

  const options = {
    day: numbers(1, daysIn(parts)).map((day) => <option key={day}>{twoDigits(day)}</option>),
    month: monthNames(intl.locale).map((name, index) => (
      <option key={name} value={twoDigits(index + 1)}>
        {name}
      </option>
    )),
    year: numbers(minYear, maxYear)
      .toReversed()
      .map((year) => <option key={year}>{year}</option>),
  };

  return (
    <FieldGroup
      slot="date-of-birth-field"
      {...group}
      {...control}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      required={required}
    >
      <div
        key={resets}
        ref={box}
        className="k:flex k:flex-wrap k:gap-2"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
        }}
      >
        {order.map((part) => (
          <NativeSelect
            key={part}
            name={name && `${name}_${part}`}
            size={size}
            className="k:flex-auto"
            aria-label={intl.formatMessage(messages[part])}
            aria-invalid={control["aria-invalid"]}
            autoComplete={`bday-${part}`}
            required={required}
            placeholder={intl.formatMessage(messages[part])}
            value={parts[part]}
            onChange={change}
          >
            {options[part]}
          </NativeSelect>
        ))}
      </div>
      {name ? <input type="hidden" name={name} value={formatDate(parts)} /> : null}
      <output data-slot="date-of-birth-field-clamped" className="k:block k:text-sm k:text-muted">
        {clamped ? (
          <span className="k:mt-1.5 k:block">
            {intl.formatMessage(messages.clamped, {
              month: monthInWords(intl, Number(parts.month), parts.year),
              days: daysIn(parts),
              day: Number(parts.day),
            })}
          </span>
        ) : null}
      </output>
    </FieldGroup>
  );
}

function numbers(from: number, to: number) {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function twoDigits(number: number) {
  return String(number).padStart(2, "0");
}

function monthInWords(intl: IntlShape, month: number, year?: string) {
  return intl.formatDate(Date.UTC(year ? Number(year) : 2000, month - 1, 1), {
    month: "long",
    year: year ? "numeric" : undefined,
    timeZone: "UTC",
  });
}
