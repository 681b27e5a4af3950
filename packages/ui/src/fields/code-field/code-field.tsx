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
      className={cn("k:@container", className)}
    >
      <div className={frameClass} style={{ "--k-digits": length } as CSSProperties}>
        <div aria-hidden="true" className="k:absolute k:inset-0 k:flex k:gap-(--k-gap)">
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
  "k:group k:relative k:h-13 k:w-[calc(var(--k-digits)*(var(--k-cell)+var(--k-gap))-var(--k-gap))] k:max-w-full k:overflow-hidden k:rounded-control",
  "k:[--k-cell:min(2.5rem,(100cqw_+_var(--k-gap))/var(--k-digits)_-_var(--k-gap))] k:[--k-gap:0.5rem] k:has-focus-visible:outline-2 k:has-focus-visible:outline-offset-4 k:has-focus-visible:outline-focus",
].join(" ");

const cellClass = [
  "k:w-(--k-cell) k:rounded-[min(var(--k-radius-control),0.75rem)] k:border-thin k:border-control k:bg-surface",
  "k:group-has-aria-invalid:border-critical k:group-has-disabled:border-default k:group-has-disabled:bg-sunken",
].join(" ");

/** Wider than its frame, for the space after the last digit must not scroll the first out of sight. */
const inputClass = [
  "k:relative k:h-full k:w-[calc(var(--k-digits)*(var(--k-cell)+var(--k-gap))+1ch)] k:bg-transparent k:text-xl k:text-default k:outline-none",
  "k:ps-[calc((var(--k-cell)-1ch)/2)] k:[font-family:ui-monospace,monospace] k:tracking-[calc(var(--k-cell)+var(--k-gap)-1ch)]",
  "k:disabled:cursor-not-allowed k:disabled:text-muted",
].join(" ");
