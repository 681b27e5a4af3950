import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../internal/cn.ts";
import { FieldGroup, type FieldProps, useFieldControl } from "../../internal/field/field.tsx";

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
  ...group
}: RadioGroupProps) {
  const ownName = useId();
  const control = useFieldControl({ hint, error, ...group });
  const card = variant === "card";
  return (
    <FieldGroup
      slot="radio-group"
      role="radiogroup"
      {...group}
      {...control}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      required={required}
    >
      <div className={cn("grid grid-cols-1", card ? ["gap-3", columnClass[columns]] : "gap-1")}>
        {options.map((option) => (
          <label key={option.value} data-slot="radio-group-item" className={card ? cardClass : itemClass}>
            <input
              data-slot="radio-group-control"
              type="radio"
              name={name ?? ownName}
              value={option.value}
              required={required}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={(event) => {
                onValueChange?.(event.currentTarget.value);
              }}
              className={dotClass}
            />
            {option.icon ? (
              <span aria-hidden="true" className="peer-disabled:text-muted">
                {option.icon}
              </span>
            ) : null}
            <span className="min-w-0 peer-disabled:text-muted">
              <span className="block text-md">{option.label}</span>
              {option.hint ? <span className="block text-sm text-muted">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

const columnClass = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3" };

const itemClass = "flex min-h-11 cursor-pointer items-center gap-3 text-default has-disabled:cursor-not-allowed";

const cardClass = [
  "flex min-h-16 cursor-pointer items-center gap-3 rounded-card border-strong border-control bg-surface p-4 text-default",
  "transition-colors hover:border-neutral",
  "has-checked:border-accent has-checked:bg-soft-accent has-checked:text-on-soft-accent",
  "in-aria-invalid:border-critical has-disabled:cursor-not-allowed has-disabled:bg-sunken",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
].join(" ");

const dotClass = [
  "peer size-6 shrink-0 cursor-pointer appearance-none rounded-full border-strong border-control bg-surface",
  "transition-[border-width] checked:border-[0.4375rem] checked:border-accent",
  "in-aria-invalid:border-critical disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto",
].join(" ");
