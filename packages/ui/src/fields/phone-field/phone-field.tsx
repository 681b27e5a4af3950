import { ChevronDown } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { Field, type FieldProps, useFieldControl } from "../../internal/field/field.tsx";
import { lineLength } from "../../internal/field/use-bounded-text.ts";
import { type ControlSize, controlVariants } from "../../internal/field/field.variants.ts";
import { useFormReset } from "../../internal/use-form-reset.ts";
import { messages } from "./phone-field.messages.ts";
import { type PhoneCountry, type PhoneValue, splitPhone } from "./phone-number.ts";

export type { PhoneCountry, PhoneValue };

export type PhoneFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "type" | "size" | "value" | "defaultValue"> & {
    /** Countries to choose from. Their names come from the reader's language. */
    countries: readonly PhoneCountry[];
    /** Country and number, when the caller decides. */
    value?: PhoneValue;
    /** Both at first, and again when its form is reset. @default the first country, no number */
    defaultValue?: PhoneValue;
    /** Both, after each change. */
    onValueChange?: (value: PhoneValue) => void;
    /** Name of the country in the form's data; `name` is the number's. */
    countryName?: string;
    /** How high it is. @default "md" */
    size?: ControlSize;
  };

/**
 * A phone number with its country. A number typed or pasted with its dialling code chooses the country. `className` lays
 * out the whole field; all else goes to the number's `<input>`.
 *
 * Use it where a text message will be sent; a support number to call is a `Link`.
 */
export function PhoneField({
  label,
  labelHidden,
  hint,
  error,
  countries,
  value,
  defaultValue,
  onValueChange,
  countryName,
  size,
  className,
  onChange,
  ...input
}: PhoneFieldProps) {
  const intl = useIntl();
  const control = useFieldControl({ hint, error, ...input });
  const first = defaultValue ?? { country: countries[0]?.code ?? "", number: "" };
  const [own, setOwn] = useState(first);
  const phone = value ?? own;
  const box = useRef<HTMLDivElement>(null);
  const resets = useFormReset(box, () => {
    if (value === undefined) change(first);
  });
  const dial = countries.find(({ code }) => code === phone.country)?.dial;

  function change(next: PhoneValue) {
    setOwn(next);
    onValueChange?.(next);
  }

  return (
    <Field
      slot="phone-field"
      id={control.id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      required={input.required}
      className={className}
    >
      <div key={resets} ref={box} className="k:flex k:gap-2">
        <div className="k:relative k:shrink-0">
          <select
            data-slot="phone-field-country"
            aria-label={intl.formatMessage(messages.country)}
            autoComplete="tel-country-code"
            name={countryName}
            disabled={input.disabled}
            value={phone.country}
            onChange={(event) => change({ ...phone, country: event.currentTarget.value })}
            className={selectClass}
          >
            {countries.map((country) => (
              <option key={country.code} value={country.code}>
                {intl.formatMessage(messages.option, {
                  country: intl.formatDisplayName(country.code, { type: "region" }) ?? country.code,
                  dial: country.dial,
                })}
              </option>
            ))}
          </select>
          <span
            aria-hidden="true"
            className={cn(controlVariants({ size }), shownClass, input.disabled && "k:bg-sunken k:text-muted")}
          >
            <span className="k:text-muted">{phone.country}</span>
            {dial ? `+${dial}` : null}
            <ChevronDown className="k:size-4 k:text-muted" />
          </span>
        </div>
        <input
          data-slot="phone-field-control"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          maxLength={lineLength}
          {...input}
          {...control}
          type="tel"
          value={phone.number}
          onChange={(event) => {
            onChange?.(event);
            change(splitPhone(event.currentTarget.value, phone.country, countries));
          }}
          className={controlVariants({ size })}
        />
      </div>
    </Field>
  );
}

/** Lies over the short form that stands for it, so that the list can have whole names. */
const selectClass =
  "k:peer k:absolute k:inset-0 k:size-full k:cursor-pointer k:opacity-0 k:disabled:cursor-not-allowed";
const shownClass = [
  "k:pointer-events-none k:inline-flex k:w-auto k:items-center k:gap-1.5 k:ps-3 k:pe-2.5 k:whitespace-nowrap k:tabular-nums",
  "k:peer-focus-visible:outline-2 k:peer-focus-visible:outline-offset-2 k:peer-focus-visible:outline-focus",
].join(" ");
