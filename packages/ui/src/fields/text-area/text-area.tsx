import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { Field, type FieldProps, useFieldControl, type ValueProps } from "../../internal/field/field.tsx";
import { lengthOf, textLength, useBoundedText } from "../../internal/field/use-bounded-text.ts";
import { useCallersValue } from "../../internal/field/use-callers-value.ts";
import { type ControlSize, controlVariants } from "../../internal/field/field.variants.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { countGraphemes } from "../../internal/graphemes.ts";
import { useFormReset } from "../../internal/use-form-reset.ts";
import { messages } from "./text-area.messages.ts";

export type TextAreaProps = FieldProps &
  ValueProps &
  Omit<ComponentProps<"textarea">, "rows" | keyof ValueProps> & {
    /** How large its text is. @default "md" */
    size?: ControlSize;
    /**
     * Rows at least.
     * @default 3
     */
    rows?: number;
    /**
     * Rows at most; then the text scrolls inside.
     * @default 12
     */
    maxRows?: number;
    /** Characters allowed, as a person counts them. Only counts down: a text over it is kept, for the form to refuse. */
    limit?: number;
    /** UTF-16 units that reach the field; what is more is cut, and said. @default 20000, or 15 a character of `limit` */
    maxLength?: number | undefined;
  };

/**
 * Several lines of text; grows with them. `className` lays out the whole field; all else goes to the `<textarea>`.
 *
 * Use it from about two lines on; a chat message is written in a `Composer`.
 */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  size,
  rows = 3,
  maxRows = 12,
  limit,
  maxLength = limit === undefined ? textLength : lengthOf(limit),
  className,
  ref,
  style,
  onInput,
  onChange,
  onValueChange,
  value,
  defaultValue,
  ...area
}: TextAreaProps) {
  const counterId = `${useId()}-left`;
  const { bounds, note } = useBoundedText(maxLength);
  const control = useFieldControl({
    hint,
    error,
    note,
    ...area,
    "aria-describedby": limit === undefined ? area["aria-describedby"] : counterId,
  });
  const own = useRef<HTMLTextAreaElement>(null);
  const { control: kept, hear } = useCallersValue<HTMLTextAreaElement>(value);
  const [typed, setTyped] = useState(defaultValue ?? "");
  const text = value ?? typed;

  useLayoutEffect(() => {
    // A form library may have filled the field by its ref.
    if (own.current) setTyped(own.current.value);
  }, []);

  useFormReset(own, () => setTyped(defaultValue ?? ""));

  useLayoutEffect(() => {
    if (own.current) grow(own.current);
  });

  return (
    <Field
      slot="text-area"
      id={control.id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      note={note}
      required={area.required}
      className={className}
    >
      <textarea
        data-slot="text-area-control"
        {...bounds}
        {...area}
        {...control}
        rows={rows}
        ref={useComposedRefs(own, useComposedRefs(kept, ref))}
        defaultValue={value ?? defaultValue}
        onInput={(event) => {
          onInput?.(event);
          setTyped(event.currentTarget.value);
        }}
        onChange={(event) => {
          if (value !== undefined) hear();
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
        style={{ minHeight: heightOf(rows), maxHeight: heightOf(maxRows), ...style }}
        className={cn(controlVariants({ size }), areaClass)}
      />
      {limit === undefined ? null : <CharactersLeft id={counterId} left={limit - countGraphemes(text)} />}
    </Field>
  );
}

/** A pill of several lines would cut the corners of its text. */
const areaClass = "k:field-sizing-content k:resize-none k:rounded-[min(var(--k-radius-control),1.25rem)] k:py-2.5";

/** With the padding above and below. */
function heightOf(rows: number) {
  return `calc(${rows}lh + 1.375rem)`;
}

function CharactersLeft({ id, left }: { id: string; left: number }) {
  const { formatMessage } = useIntl();
  const over = left < 0;
  return (
    <p
      id={id}
      data-slot="text-area-left"
      aria-live={left <= WARN_BELOW ? "polite" : "off"}
      className={cn("k:mt-1.5 k:text-end k:text-sm k:tabular-nums", over ? "k:text-critical" : "k:text-muted")}
    >
      {over ? formatMessage(messages.over, { count: -left }) : formatMessage(messages.left, { count: left })}
    </p>
  );
}

/** Counting is spoken only near the end; before, it would talk over the typing. */
const WARN_BELOW = 20;

/** For browsers that cannot size a field by its content yet. */
function grow(area: HTMLTextAreaElement) {
  if (CSS.supports("field-sizing", "content")) return;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
