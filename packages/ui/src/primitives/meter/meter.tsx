import type { ComponentProps } from "react";

import { cn } from "../../internal/cn.ts";

export interface MeterProps extends Omit<ComponentProps<"div">, "children"> {
  /** How much is there, from 0 to 1. */
  share: number;
  /** What is measured. Leave it out where `aria-labelledby` leads to words that stand beside it. */
  label?: string;
  /** The value in words. @default the share in percent */
  valueText?: string;
}

/**
 * How much of a whole is there: a line that fills up.
 *
 * Use it for an amount that stands still, such as how complete a profile is; for what is under way take a `ProgressBar`, for steps a `Stepper`.
 */
export function Meter({ share, label, valueText, className, ...props }: MeterProps) {
  const percent = Math.round(Math.min(Math.max(share, 0), 1) * 100);
  return (
    <div
      data-slot="meter"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native meter cannot be drawn alike everywhere
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={cn("k:h-2 k:overflow-hidden k:rounded-full k:bg-soft-neutral k:forced-colors:border-thin", className)}
      {...props}
    >
      <div
        className="k:h-full k:rounded-full k:bg-fill-accent k:forced-colors:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
