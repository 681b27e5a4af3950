import type { ComponentProps } from "react";
import { cn } from "../cn.ts";
import { useComposedRefs } from "../compose-refs.ts";
import { controlGlyphs } from "../control-glyphs.ts";
import type { ValueProps } from "./field.tsx";
import { Glyph } from "../glyph.tsx";
import { type ControlSize, controlVariants } from "./field.variants.ts";
import { useCallersValue } from "./use-callers-value.ts";

export type NativeSelectProps = Omit<ComponentProps<"select">, "size" | "multiple" | keyof ValueProps> & {
  /** The value of the chosen option, when the caller decides. */
  value?: string | undefined;
  /** The option that is chosen at first, and again when its form is reset. */
  defaultValue?: string | undefined;
  /** The value of the option, after each choice. */
  onValueChange?: ((value: string) => void) | undefined;
  /** How high it is. @default "md" */
  size?: ControlSize | undefined;
  /** The empty first choice, such as "Any country". With `required` it cannot be chosen again. */
  placeholder?: string;
};

/** The system's own list, wheel and type-ahead, in the box of our other controls. */
export function NativeSelect({
  size,
  placeholder,
  className,
  children,
  value,
  defaultValue,
  onValueChange,
  onChange,
  ref,
  ...select
}: NativeSelectProps) {
  const { control, hear } = useCallersValue<HTMLSelectElement>(value);
  const empty = placeholder !== undefined && value === undefined ? "" : undefined;
  return (
    <div className={cn("k:relative k:min-w-0", className)}>
      <select
        data-slot="select-control"
        {...select}
        ref={useComposedRefs(control, ref)}
        defaultValue={value ?? defaultValue ?? empty}
        onChange={(event) => {
          if (value !== undefined) hear();
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
        className={cn(controlVariants({ size }), selectClass)}
      >
        {placeholder === undefined ? null : (
          <option value="" disabled={select.required} hidden={select.required}>
            {placeholder}
          </option>
        )}
        {children}
      </select>
      <Glyph
        markup={controlGlyphs.open}
        className="k:pointer-events-none k:absolute k:inset-y-0 k:end-2 k:my-auto k:size-4 k:text-muted"
      />
    </div>
  );
}

const selectClass =
  "k:cursor-pointer k:appearance-none k:truncate k:ps-3 k:pe-7 k:has-[option[value='']:checked]:text-muted";
