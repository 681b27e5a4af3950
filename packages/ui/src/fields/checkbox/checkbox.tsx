import type { ComponentProps } from "react";
import { cn } from "../../internal/cn.ts";
import { controlGlyphs } from "../../internal/control-glyphs.ts";
import {
  type CheckedProps,
  FieldError,
  FieldHint,
  type FieldProps,
  RequiredMark,
  useFieldControl,
} from "../../internal/field/field.tsx";
import { Glyph } from "../../internal/glyph.tsx";

export type CheckboxProps = FieldProps &
  CheckedProps &
  Omit<ComponentProps<"input">, "type" | "size" | keyof CheckedProps>;

/**
 * One yes or no. `className` lays out the whole field; all else goes to the `<input>`.
 *
 * Use it for consent and for choices that a form sends; what takes effect at once is a `Switch`.
 */
export function Checkbox({
  label,
  labelHidden,
  hint,
  error,
  onCheckedChange,
  onChange,
  className,
  ...input
}: CheckboxProps) {
  const control = useFieldControl({ hint, error, ...input });
  return (
    <div data-slot="checkbox" className={cn("min-w-0", className)}>
      <div className="flex gap-3">
        <span className="relative mt-[0.0625rem] grid size-6 shrink-0 place-items-center">
          <input
            data-slot="checkbox-control"
            {...input}
            {...control}
            type="checkbox"
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.currentTarget.checked);
            }}
            className={boxClass}
          />
          <Glyph
            markup={controlGlyphs.check}
            className="pointer-events-none absolute size-4 stroke-3 text-on-accent opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <div className="min-w-0">
          <label
            htmlFor={control.id}
            data-slot="field-label"
            className={labelHidden ? "sr-only" : "text-md text-default"}
          >
            {label}
            {input.required ? <RequiredMark /> : null}
          </label>
          <FieldHint id={control.id} className="mt-0.5">
            {hint}
          </FieldHint>
        </div>
      </div>
      <FieldError id={control.id}>{error}</FieldError>
    </div>
  );
}

/** The invisible ring makes the target 44 px without moving its neighbours. */
const boxClass = [
  "peer size-6 cursor-pointer appearance-none rounded-[min(var(--radius-control),0.375rem)] border-strong border-control bg-surface",
  "transition-colors",
  "before:absolute before:-inset-2.5 before:content-['']",
  "checked:border-accent checked:bg-fill-accent hover:checked:bg-fill-accent-hover",
  "aria-invalid:border-critical disabled:cursor-not-allowed disabled:opacity-60",
  "forced-colors:appearance-auto",
].join(" ");
