import { type FormEvent, type ReactNode, useState } from "react";
import type { FieldProps } from "../../internal/field/field.tsx";
import { type InputProps, TextField, type TextLookProps } from "../text-field/text-field.tsx";
import { caretIn, compactIban, formatIban } from "./iban-format.ts";

export type IbanFieldProps = FieldProps &
  TextLookProps & {
    /** Without spaces: "NL91ABNA0417164300". */
    value?: string;
    /** What it starts with, without spaces. */
    defaultValue?: string;
    /** The number without spaces, after each change. */
    onValueChange?: (iban: string) => void;
    /** Says what is wrong with a number, once the field is left. `error` stands before it. */
    validate?: (iban: string) => ReactNode;
  } & Omit<InputProps, "type" | "maxLength">;

/**
 * A bank account number, in groups of four as it is typed or pasted.
 *
 * Use it for European accounts; it formats the number; the form says whether it is right.
 */
export function IbanField({
  value,
  defaultValue,
  onValueChange,
  validate,
  error,
  onInput,
  onBlur,
  ...field
}: IbanFieldProps) {
  const [problem, setProblem] = useState<ReactNode>();

  function handleInput(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const formatted = formatIban(input.value);
    if (formatted !== input.value) {
      const caret = caretIn(formatted, input.value.slice(input.selectionEnd ?? input.value.length));
      input.value = formatted;
      input.setSelectionRange(caret, caret);
    }
    setProblem(undefined);
    onValueChange?.(compactIban(formatted));
  }

  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      {...field}
      value={value === undefined ? undefined : formatIban(value)}
      defaultValue={defaultValue === undefined ? undefined : formatIban(defaultValue)}
      error={error || problem}
      onInput={(event) => {
        handleInput(event);
        onInput?.(event);
      }}
      onBlur={(event) => {
        const iban = compactIban(event.currentTarget.value);
        setProblem(iban ? validate?.(iban) : undefined);
        onBlur?.(event);
      }}
    />
  );
}
