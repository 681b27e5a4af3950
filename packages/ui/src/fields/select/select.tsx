import { Field, type FieldProps, useFieldControl } from "../../internal/field/field.tsx";
import { NativeSelect, type NativeSelectProps } from "../../internal/field/native-select.tsx";

export type SelectProps = FieldProps & NativeSelectProps;

/**
 * A choice from a list, by the system's own control: its children are `<option>` and `<optgroup>` elements.
 * `className` lays out the whole field; all else goes to the `<select>`.
 *
 * Use it for six to fifteen choices; fewer are a `RadioGroup`, more a `Combobox`.
 */
export function Select({ label, labelHidden, hint, error, className, ...select }: SelectProps) {
  const control = useFieldControl({ hint, error, ...select });
  return (
    <Field
      slot="select"
      id={control.id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      required={select.required}
      className={className}
    >
      <NativeSelect {...select} {...control} />
    </Field>
  );
}
