import type { ComponentProps } from "react";
import { cn } from "../../internal/cn.ts";
import {
  type CheckedProps,
  FieldError,
  FieldHint,
  type FieldProps,
  useFieldControl,
} from "../../internal/field/field.tsx";

export type SwitchProps = FieldProps &
  CheckedProps &
  Omit<ComponentProps<"input">, "type" | "role" | "size" | keyof CheckedProps>;

/**
 * A setting that takes effect at once. `className` lays out the whole field; all else goes to the `<input>`.
 *
 * Use it for settings without a save button; what a form sends is a `Checkbox`.
 */
export function Switch({
  label,
  labelHidden,
  hint,
  error,
  onCheckedChange,
  onChange,
  className,
  ...input
}: SwitchProps) {
  const control = useFieldControl({ hint, error, ...input });
  return (
    <div data-slot="switch" className={cn("min-w-0", className)}>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <div className="min-w-0">
          <label
            htmlFor={control.id}
            data-slot="field-label"
            className={labelHidden ? "sr-only" : "block text-md text-default"}
          >
            {label}
          </label>
          <FieldHint id={control.id} className="mt-0.5">
            {hint}
          </FieldHint>
        </div>
        <input
          data-slot="switch-control"
          {...input}
          {...control}
          type="checkbox"
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
          role="switch"
          className={trackClass}
        />
      </div>
      <FieldError id={control.id}>{error}</FieldError>
    </div>
  );
}

/** The knob is the track's `before` in its text colour; `after` makes the target 44 px high. */
const trackClass = [
  "relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border-strong border-control bg-sunken text-muted",
  "transition-colors",
  "before:absolute before:inset-y-0 before:start-0.5 before:my-auto before:size-5 before:rounded-full before:bg-current",
  "before:transition-[inset-inline-start]",
  "after:absolute after:-inset-2.5",
  "checked:border-accent checked:bg-fill-accent checked:text-on-accent checked:before:start-5.5",
  "aria-invalid:border-critical disabled:cursor-not-allowed disabled:opacity-60",
  "forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]",
  "forced-colors:disabled:border-[GrayText] forced-colors:disabled:before:bg-[GrayText]",
].join(" ");
