import { type ComponentProps, type CSSProperties, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { FieldGroup, type FieldProps, useFieldControl } from "../../internal/field/field.tsx";
import { controlVariants } from "../../internal/field/field.variants.ts";
import { cn } from "../../internal/cn.ts";
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
 * From one number to another, by two thumbs that never pass each other: two sliders of the browser's on one scale.
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
  const resets = useFormReset(box, () => {
    const first = defaultValue ?? [min, max];
    if (value !== undefined || String(own) === String(first)) return;
    setOwn(first);
    onValueChange?.(first);
  });
  const [low, high] = order(value ?? own, min, max);
  const places = placesOf((low - min) / (max - min), (high - min) / (max - min));
  const write = formatValue ?? formatNumber;
  const moved = useRef(false);

  function change(next: RangeValue) {
    moved.current = true;
    setOwn(next);
    onValueChange?.(next);
  }
  // A key or a pointer that comes up has moved nothing where it only came by, such as Tab.
  function commit() {
    if (moved.current) onValueCommit?.([low, high]);
    moved.current = false;
  }
  const scale = { min, max, step, disabled, onPointerUp: commit, onKeyUp: commit } as const;

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
      <span
        ref={box}
        data-slot="range-control"
        data-disabled={disabled || undefined}
        style={places}
        className={rootClass}
      >
        <span className={trackClass}>
          <span className={filledClass} />
        </span>
        <input
          key={`min ${resets}`}
          type="range"
          {...scale}
          name={names?.[0]}
          value={low}
          aria-label={formatMessage(messages.min)}
          aria-valuetext={write(low)}
          className={cn(sliderClass, lowClass)}
          onChange={(event) => change([Math.min(Number(event.target.value), high), high])}
        />
        <input
          key={`max ${resets}`}
          type="range"
          {...scale}
          name={names?.[1]}
          value={high}
          aria-label={formatMessage(messages.max)}
          aria-valuetext={write(high)}
          className={cn(sliderClass, highClass)}
          onChange={(event) => change([low, Math.max(Number(event.target.value), low)])}
        />
        <span
          data-slot="range-thumb"
          className={cn(thumbClass, "k:start-(--k-low) k:peer-focus-visible/low:outline-2")}
        />
        <span
          data-slot="range-thumb"
          className={cn(thumbClass, "k:start-(--k-high) k:peer-focus-visible/high:outline-2")}
        />
      </span>
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
 * Where the thumbs begin, and how far each slider is moved out, as CSS, for only CSS knows the scale's width: at nearly the
 * same value they stand beside each other instead of on top, within the scale. Each slider is cut off in the middle
 * between them.
 */
function placesOf(low: number, high: number) {
  const travel = "(100cqw - 1.75rem)";
  const overlap = `max(0px, 1.75rem - ${high - low} * ${travel})`;
  const lowShift = `min(${low} * ${travel}, max(${overlap} / 2, ${overlap} - ${1 - high} * ${travel}))`;
  return {
    "--k-low-shift": `calc(${lowShift})`,
    "--k-high-shift": `calc(${overlap} - ${lowShift})`,
    "--k-low": `calc(${low} * ${travel} - var(--k-low-shift))`,
    "--k-high": `calc(${high} * ${travel} + var(--k-high-shift))`,
    "--k-low-cut": "calc(100% - var(--k-middle) - var(--k-low-shift))",
    "--k-high-cut": "calc(var(--k-middle) - var(--k-high-shift))",
    "--k-middle": "calc((var(--k-low) + var(--k-high) + 1.75rem) / 2)",
  } as CSSProperties;
}

const rootClass = "k:@container k:relative k:flex k:h-11 k:items-center k:data-disabled:opacity-60";
const trackClass = "k:relative k:h-1.5 k:grow k:rounded-full k:bg-fill-neutral/20 k:forced-colors:border-thin";
const filledClass =
  "k:absolute k:start-(--k-low) k:h-full k:w-[calc(var(--k-high)-var(--k-low)+1.75rem)] k:rounded-full k:bg-fill-accent k:forced-colors:bg-[Highlight]";
/** Not seen itself: what is drawn are the thumbs, where its own would be. Each takes the presses of its half. */
const sliderClass =
  "k:range-slider k:absolute k:inset-y-0 k:m-0 k:h-full k:w-full k:cursor-grab k:touch-pan-y k:opacity-0 k:active:cursor-grabbing k:disabled:cursor-not-allowed";
const lowClass =
  "k:peer/low k:-start-(--k-low-shift) k:[clip-path:inset(0_var(--k-low-cut)_0_0)] k:rtl:[clip-path:inset(0_0_0_var(--k-low-cut))]";
const highClass =
  "k:peer/high k:start-(--k-high-shift) k:[clip-path:inset(0_0_0_var(--k-high-cut))] k:rtl:[clip-path:inset(0_var(--k-high-cut)_0_0)]";
const thumbClass =
  "k:pointer-events-none k:absolute k:size-7 k:rounded-full k:border-strong k:border-accent k:bg-raised k:shadow-raised k:outline-offset-2 k:outline-focus";
