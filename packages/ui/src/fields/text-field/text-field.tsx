import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { Field, type FieldProps, useFieldControl, type ValueProps } from "../../internal/field/field.tsx";
import { lineLength, useBoundedText } from "../../internal/field/use-bounded-text.ts";
import { useCallersValue } from "../../internal/field/use-callers-value.ts";
import { type ControlSize, controlVariants } from "../../internal/field/field.variants.ts";

/** What an `<input>` takes besides the text that our fields tell of themselves. */
export type InputProps = Omit<ComponentProps<"input">, "size" | keyof ValueProps>;

export type TextLookProps = {
  /** How high it is. @default "md" */
  size?: ControlSize | undefined;
  /** An icon inside, before the text. */
  start?: ReactNode;
};

export type TextFieldProps = FieldProps &
  TextLookProps &
  ValueProps & {
    /** An icon button inside, after the text. */
    end?: ReactNode;
    /** What stands between the control and its error, such as a suggestion. */
    below?: ReactNode;
    /** UTF-16 units that reach the field; what is more is cut, and said. @default 2000 */
    maxLength?: number | undefined;
  } & InputProps;

/**
 * One line of text. `className` lays out the whole field; all else goes to the `<input>`.
 *
 * Use it for short text without a form of its own; for mail, phone, password, IBAN, codes and dates there are fields that know
 * them.
 */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  size,
  start,
  end,
  below,
  onValueChange,
  onChange,
  value,
  defaultValue,
  maxLength = lineLength,
  ref,
  className,
  ...input
}: TextFieldProps) {
  const { control: own, hear } = useCallersValue<HTMLInputElement>(value);
  const { bounds, note } = useBoundedText(maxLength);
  const control = useFieldControl({ hint, error, note, ...input });
  const element = (
    <input
      data-slot="text-field-control"
      {...bounds}
      {...input}
      {...control}
      ref={useComposedRefs(own, ref)}
      defaultValue={value ?? defaultValue}
      onChange={(event) => {
        if (value !== undefined) hear();
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      }}
      className={cn(controlVariants({ size }), start ? "k:ps-11" : null, end ? "k:pe-12" : null)}
    />
  );
  return (
    <Field
      slot="text-field"
      id={control.id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      note={note}
      required={input.required}
      className={className}
    >
      {start || end ? (
        <div className="k:relative">
          {start ? <span className={startClass}>{start}</span> : null}
          {element}
          {end ? <span className={endClass}>{end}</span> : null}
        </div>
      ) : (
        element
      )}
      {below}
    </Field>
  );
}

const startClass =
  "k:pointer-events-none k:absolute k:inset-y-0 k:start-0 k:flex k:w-11 k:items-center k:justify-center k:text-muted k:[&_svg]:size-5";
const endClass = "k:absolute k:inset-y-0 k:end-0 k:flex k:w-12 k:items-center k:justify-center";
