import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../internal/cn.ts";
import { FieldGroup, type FieldProps, useFieldControl } from "../../internal/field/field.tsx";
import { useCallersValue, writeChoice } from "../../internal/field/use-callers-value.ts";

export type RadioOption = {
  value: string;
  label: ReactNode;
  /** A line of help under the label. */
  hint?: ReactNode;
  /** A drawing before the label. */
  icon?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps = FieldProps &
  Omit<ComponentProps<"fieldset">, "role" | "children" | "defaultValue"> & {
    /** The choices, in their order. */
    options: readonly RadioOption[];
    /**
     * `list`: one under the other. `card`: each choice in a box that is wholly a target.
     * @default "list"
     */
    variant?: "list" | "card";
    /**
     * Cards side by side, from 576 px on.
     * @default 1
     */
    columns?: 1 | 2 | 3;
    /** The value of the chosen one, when the caller decides. */
    value?: string;
    /** What is chosen at first, and again when its form is reset. */
    defaultValue?: string;
    /** The value of the one that was chosen. */
    onValueChange?: (value: string) => void;
    /** Name of the choice in the form's data. */
    name?: string;
    /** One has to be chosen before the form is sent. @default false */
    required?: boolean;
    /** None can be chosen, and none is sent. @default false */
    disabled?: boolean;
  };

/**
 * One of a few choices, all in view. What is not said here goes to the group, where the radios' events arrive, too.
 *
 * Use it for two to six choices that are worth reading; for more take a `Select`.
 */
export function RadioGroup({
  label,
  labelHidden,
  hint,
  error,
  options,
  variant = "list",
  columns = 1,
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  ...fieldset
}: RadioGroupProps) {
  const ownName = useId();
  const group = name ?? ownName;
  const { control: radios, hear } = useCallersValue<HTMLDivElement, string>(value, writeChoice(group));
  const control = useFieldControl({ hint, error, ...fieldset });
  const card = variant === "card";
  return (
    <FieldGroup
      slot="radio-group"
      role="radiogroup"
      {...fieldset}
      {...control}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      required={required}
    >
      <div ref={radios} className={cn("k:grid k:grid-cols-1", card ? ["k:gap-3", columnClass[columns]] : "k:gap-1")}>
        {options.map((option) => (
          <label key={option.value} data-slot="radio-group-item" className={card ? cardClass : itemClass}>
            <input
              data-slot="radio-group-control"
              type="radio"
              name={group}
              value={option.value}
              required={required}
              disabled={option.disabled}
              defaultChecked={(value ?? defaultValue) === option.value}
              onChange={(event) => {
                if (value !== undefined) hear();
                onValueChange?.(event.currentTarget.value);
              }}
              className={dotClass}
            />
            {option.icon ? (
              <span aria-hidden="true" className="k:peer-disabled:text-muted">
                {option.icon}
              </span>
            ) : null}
            <span className="k:min-w-0 k:peer-disabled:text-muted">
              <span className="k:block k:text-md">{option.label}</span>
              {option.hint ? <span className="k:block k:text-sm k:text-muted">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

const columnClass = { 1: "", 2: "k:sm:grid-cols-2", 3: "k:sm:grid-cols-3" };

const itemClass =
  "k:flex k:min-h-11 k:cursor-pointer k:items-center k:gap-3 k:text-default k:has-disabled:cursor-not-allowed";

const cardClass = [
  "k:flex k:min-h-16 k:cursor-pointer k:items-center k:gap-3 k:rounded-card k:border-strong k:border-control k:bg-surface k:p-4 k:text-default",
  "k:transition-colors k:hover:border-neutral",
  "k:has-checked:border-accent k:has-checked:bg-soft-accent k:has-checked:text-on-soft-accent",
  "k:in-aria-invalid:border-critical k:has-disabled:cursor-not-allowed k:has-disabled:bg-sunken",
  "k:has-focus-visible:outline-2 k:has-focus-visible:outline-offset-2 k:has-focus-visible:outline-focus",
].join(" ");

const dotClass = [
  "k:peer k:size-6 k:shrink-0 k:cursor-pointer k:appearance-none k:rounded-full k:border-strong k:border-control k:bg-surface",
  "k:transition-[border-width] k:checked:border-[0.4375rem] k:checked:border-accent",
  "k:in-aria-invalid:border-critical k:disabled:cursor-not-allowed k:disabled:opacity-60 k:forced-colors:appearance-auto",
].join(" ");
