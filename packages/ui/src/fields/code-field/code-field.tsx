import type { ComponentProps, CSSProperties, FormEvent } from "react";
import { cn } from "../../internal/cn.ts";
import { Field, type FieldProps, useFieldControl } from "../../internal/field/field.tsx";

export type CodeFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "type" | "size" | "maxLength"> & {
    /**
     * Digits of the code.
     * @default 6
     */
    length?: number;
    /** The digits, after each change. */
    onValueChange?: (code: string) => void;
    /** When the last digit is there. */
    onComplete?: (code: string) => void;
  };

/**
 * A one-time code. One input and not six: a paste, the phone's own suggestion, the arrow keys and a screen reader then
 * work by themselves. `className` lays out the whole field; all else goes to the `<input>`.
 *
 * Use it for codes that a text message or a mail brings; a discount code is a `DiscountCodeField`.
 */
export function CodeField({
  label,
  labelHidden,
  hint,
  error,
  length = 6,
  onValueChange,
  onComplete,
  onInput,
  className,
  ...input
}: CodeFieldProps) {
  const control = useFieldControl({ hint, error, ...input });

  function handleInput(event: FormEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const code = digitsOf(field.value).slice(0, length);
    if (code !== field.value) field.value = code;
    onValueChange?.(code);
    if (code.length === length) onComplete?.(code);
  }

  return (
    <Field
      slot="code-field"
      id={control.id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      required={input.required}
      className={cn("@container", className)}
    >
      <div className={frameClass} style={{ "--digits": length } as CSSProperties}>
        <div aria-hidden="true" className="absolute inset-0 flex gap-(--gap)">
          {Array.from({ length }, (_, index) => (
            <span key={index} className={cellClass} />
          ))}
        </div>
        <input
          data-slot="code-field-control"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          dir="ltr"
          {...input}
          {...control}
          type="text"
          onInput={(event) => {
            handleInput(event);
            onInput?.(event);
          }}
          className={inputClass}
        />
      </div>
    </Field>
  );
}

/** A code as people copy it: with spaces or dashes, or in another script's digits. */
function digitsOf(text: string) {
  return text.normalize("NFKC").replace(/\D/g, "");
}

const frameClass = [
  "group relative h-13 w-[calc(var(--digits)*(var(--cell)+var(--gap))-var(--gap))] max-w-full overflow-hidden rounded-control",
  "[--cell:min(2.5rem,(100cqw_+_var(--gap))/var(--digits)_-_var(--gap))] [--gap:0.5rem] has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus",
].join(" ");

const cellClass = [
  "w-(--cell) rounded-[min(var(--radius-control),0.75rem)] border-thin border-control bg-surface",
  "group-has-aria-invalid:border-critical group-has-disabled:border-default group-has-disabled:bg-sunken",
].join(" ");

/** Wider than its frame, for the space after the last digit must not scroll the first out of sight. */
const inputClass = [
  "relative h-full w-[calc(var(--digits)*(var(--cell)+var(--gap))+1ch)] bg-transparent text-xl text-default outline-none",
  "ps-[calc((var(--cell)-1ch)/2)] [font-family:ui-monospace,monospace] tracking-[calc(var(--cell)+var(--gap)-1ch)]",
  "disabled:cursor-not-allowed disabled:text-muted",
].join(" ");
