import { Slider } from "radix-ui";
import { type ComponentProps, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { FieldGroup, type FieldProps, useFieldControl } from "../../internal/field/field.tsx";
import { controlVariants } from "../../internal/field/field.variants.ts";
import { useDirection } from "../../internal/use-direction.ts";
import { useFormReset } from "../../internal/use-form-reset.ts";
import { messages } from "./range.messages.ts";

export type RangeValue = readonly [min: number, max: number];

export type RangeProps = FieldProps &
  Omit<ComponentProps<"fieldset">, "children" | "defaultValue" | "role"> & {
    /** The lowest number that can be chosen. */
    min: number;
    /** The highest number that can be chosen. */
    max: number;
    /** Between one number and the next. @default 1 */
    step?: number;
    /** Both ends, when the caller decides. */
    value?: RangeValue;
    /** Both ends at first, and again when its form is reset. @default the whole scale */
    defaultValue?: RangeValue;
    /** While a thumb moves. */
    onValueChange?: (value: RangeValue) => void;
    /** When a thumb has come to rest. */
    onValueCommit?: (value: RangeValue) => void;
    /** Names of the two numbers in the form's data. */
    names?: readonly [min: string, max: string];
    /** How one number is written; by default as the locale writes it. */
    formatValue?: (value: number) => string;
    /** No thumb can be moved, and nothing is sent. @default false */
    disabled?: boolean;
  };

/**
 * From one number to another, by two thumbs that never pass each other.
 *
 * Use it where both ends may be roughly right, such as ages; for one exact number take a `TextField`.
 */
export function Range({
  label,
  labelHidden,
  hint,
  error,
  min,
  max,
  step = 1,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  names,
  formatValue,
  disabled,
  ...group
}: RangeProps) {
  const { formatMessage, formatNumber } = useIntl();
  const control = useFieldControl({ hint, error, ...group });
  const [own, setOwn] = useState<RangeValue>(defaultValue ?? [min, max]);
  const box = useRef<HTMLSpanElement>(null);
  const direction = useDirection(box);
  useFormReset(box, () => {
    const first = defaultValue ?? [min, max];
    if (value !== undefined || String(own) === String(first)) return;
    setOwn(first);
    onValueChange?.(first);
  });
  const [low, high] = order(value ?? own, min, max);
  const shift = apart((low - min) / (max - min), (high - min) / (max - min));
  const write = formatValue ?? formatNumber;

  function change(next: number[]) {
    const range = order(next, min, max);
    setOwn(range);
    onValueChange?.(range);
  }

  return (
    <FieldGroup
      slot="range"
      {...group}
      {...control}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      disabled={disabled}
      aside={
        <output data-slot="range-value" aria-live="off" className="k:ms-auto k:text-md k:tabular-nums">
          {low === high ? write(low) : formatMessage(messages.value, { min: write(low), max: write(high) })}
        </output>
      }
    >
      {names ? <PlainRange names={names} min={min} max={max} step={step} value={[low, high]} /> : null}
      <Slider.Root
        ref={box}
        dir={direction}
        data-slot="range-control"
        className={rootClass}
        min={min}
        max={max}
        step={step}
        value={[low, high]}
        onValueChange={change}
        onValueCommit={(next) => onValueCommit?.(order(next, min, max))}
        preserveThumbOrder
        disabled={disabled}
      >
        <Slider.Track className={trackClass}>
          <Slider.Range className={filledClass} />
        </Slider.Track>
        <Slider.Thumb
          className={thumbClass}
          aria-label={formatMessage(messages.min)}
          aria-valuetext={write(low)}
          aria-valuemax={high}
          style={{ insetInlineStart: `calc(-1 * ${shift.low})` }}
        />
        <Slider.Thumb
          className={thumbClass}
          aria-label={formatMessage(messages.max)}
          aria-valuetext={write(high)}
          aria-valuemin={low}
          style={{ insetInlineStart: `calc(${shift.high})` }}
        />
      </Slider.Root>
      {names ? (
        <>
          <input type="hidden" name={names[0]} value={low} />
          <input type="hidden" name={names[1]} value={high} />
        </>
      ) : null}
    </FieldGroup>
  );
}

interface PlainRangeProps extends Required<Pick<RangeProps, "names" | "min" | "max" | "step">> {
  value: RangeValue;
}

/** Two numbers to type, where no script moves the thumbs. They come first: of a name that is sent twice the first counts. */
function PlainRange({ names, value, ...scale }: PlainRangeProps) {
  const { formatMessage } = useIntl();
  const labels = [formatMessage(messages.min), formatMessage(messages.max)];
  return (
    <noscript>
      <div className="k:flex k:gap-2">
        {names.map((name, index) => (
          <input
            key={name}
            type="number"
            name={name}
            aria-label={labels[index]}
            defaultValue={value[index]}
            {...scale}
            className={controlVariants()}
          />
        ))}
      </div>
      <style>{`[data-slot="range-control"] { display: none }`}</style>
    </noscript>
  );
}

/** A caller's numbers may come from an address: put them in order and on the scale. */
function order(value: readonly number[], min: number, max: number): RangeValue {
  const [a = min, b = max] = value.map((each) => Math.min(max, Math.max(min, each)));
  return a <= b ? [a, b] : [b, a];
}

/**
 * Keeps two thumbs at nearly the same value beside each other instead of on top, within the scale: how far each moves
 * out, as CSS, for only CSS knows the scale's width.
 */
function apart(low: number, high: number) {
  const travel = "(100cqw - 1.75rem)";
  const overlap = `max(0px, 1.75rem - ${high - low} * ${travel})`;
  const lowShift = `min(${low} * ${travel}, max(${overlap} / 2, ${overlap} - ${1 - high} * ${travel}))`;
  return { low: lowShift, high: `${overlap} - ${lowShift}` };
}

const rootClass =
  "k:@container k:relative k:flex k:h-11 k:touch-pan-y k:items-center k:select-none k:data-disabled:cursor-not-allowed k:data-disabled:opacity-60";
const trackClass = "k:relative k:h-1.5 k:grow k:rounded-full k:bg-fill-neutral/20 k:forced-colors:border-thin";
const filledClass = "k:absolute k:h-full k:rounded-full k:bg-fill-accent k:forced-colors:bg-[Highlight]";
const thumbClass = [
  "k:relative k:block k:size-7 k:cursor-grab k:rounded-full k:border-strong k:border-accent k:bg-raised k:shadow-raised",
  "k:before:absolute k:before:-inset-x-0.5 k:before:-inset-y-2 k:before:content-[''] k:active:cursor-grabbing",
].join(" ");
