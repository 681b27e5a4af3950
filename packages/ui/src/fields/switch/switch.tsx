import type { ComponentProps } from "react";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import {
  type CheckedProps,
  FieldError,
  FieldHint,
  type FieldProps,
  useFieldControl,
} from "../../internal/field/field.tsx";
import { useCallersValue, writeChecked } from "../../internal/field/use-callers-value.ts";

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
  checked,
  defaultChecked,
  onCheckedChange,
  onChange,
  ref,
  className,
  ...input
}: SwitchProps) {
  const { control: own, hear } = useCallersValue(checked, writeChecked);
  const control = useFieldControl({ hint, error, ...input });
  return (
    <div data-slot="switch" className={cn("k:min-w-0", className)}>
      <div className="k:flex k:min-h-11 k:items-center k:justify-between k:gap-4">
        <div className="k:min-w-0">
          <label
            htmlFor={control.id}
            data-slot="field-label"
            className={labelHidden ? "k:sr-only" : "k:block k:text-md k:text-default"}
          >
            {label}
          </label>
          <FieldHint id={control.id} className="k:mt-0.5">
            {hint}
          </FieldHint>
        </div>
        <input
          data-slot="switch-control"
          {...input}
          {...control}
          ref={useComposedRefs(own, ref)}
          type="checkbox"
          defaultChecked={checked ?? defaultChecked}
          onChange={(event) => {
            if (checked !== undefined) hear();
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
  "k:relative k:h-7 k:w-12 k:shrink-0 k:cursor-pointer k:appearance-none k:rounded-full k:border-strong k:border-control k:bg-sunken k:text-muted",
  "k:transition-colors",
  "k:before:absolute k:before:inset-y-0 k:before:start-0.5 k:before:my-auto k:before:size-5 k:before:rounded-full k:before:bg-current",
  "k:before:transition-[inset-inline-start]",
  "k:after:absolute k:after:-inset-2.5",
  "k:checked:border-accent k:checked:bg-fill-accent k:checked:text-on-accent k:checked:before:start-5.5",
  "k:aria-invalid:border-critical k:disabled:cursor-not-allowed k:disabled:opacity-60",
  "k:forced-colors:before:bg-[ButtonText] k:forced-colors:checked:bg-[Highlight] k:forced-colors:checked:before:bg-[HighlightText]",
  "k:forced-colors:disabled:border-[GrayText] k:forced-colors:disabled:before:bg-[GrayText]",
].join(" ");
