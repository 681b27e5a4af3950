import type { ComponentProps } from "react";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { controlGlyphs } from "../../internal/control-glyphs.ts";
import {
  type CheckedProps,
  FieldError,
  FieldHint,
  type FieldProps,
  RequiredMark,
  useFieldControl,
} from "../../internal/field/field.tsx";
import { useCallersValue, writeChecked } from "../../internal/field/use-callers-value.ts";
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
  checked,
  defaultChecked,
  onCheckedChange,
  onChange,
  ref,
  className,
  ...input
}: CheckboxProps) {
  const { control: own, hear } = useCallersValue(checked, writeChecked);
  const control = useFieldControl({ hint, error, ...input });
  return (
    <div data-slot="checkbox" className={cn("k:min-w-0", className)}>
      <div className="k:flex k:gap-3">
        <span className="k:relative k:mt-[0.0625rem] k:grid k:size-6 k:shrink-0 k:place-items-center">
          <input
            data-slot="checkbox-control"
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
            className={boxClass}
          />
          <Glyph
            markup={controlGlyphs.check}
            className="k:pointer-events-none k:absolute k:size-4 k:stroke-3 k:text-on-accent k:opacity-0 k:peer-checked:opacity-100 k:forced-colors:hidden"
          />
        </span>
        <div className="k:min-w-0">
          <label
            htmlFor={control.id}
            data-slot="field-label"
            className={labelHidden ? "k:sr-only" : "k:text-md k:text-default"}
          >
            {label}
            {input.required ? <RequiredMark /> : null}
          </label>
          <FieldHint id={control.id} className="k:mt-0.5">
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
  "k:peer k:size-6 k:cursor-pointer k:appearance-none k:rounded-[min(var(--k-radius-control),0.375rem)] k:border-strong k:border-control k:bg-surface",
  "k:transition-colors",
  "k:before:absolute k:before:-inset-2.5 k:before:content-['']",
  "k:checked:border-accent k:checked:bg-fill-accent k:hover:checked:bg-fill-accent-hover",
  "k:aria-invalid:border-critical k:disabled:cursor-not-allowed k:disabled:opacity-60",
  "k:forced-colors:appearance-auto",
].join(" ");
