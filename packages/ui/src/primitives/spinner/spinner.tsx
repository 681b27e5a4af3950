import type { ComponentProps } from "react";

import { cn } from "../../internal/cn.ts";
import { type SpinnerSize, spinnerSizes } from "./spinner.variants.ts";

export interface SpinnerProps extends ComponentProps<"span"> {
  /** How large it is. @default "md" */
  size?: SpinnerSize;
  /** What is being waited for. Without it the spinner is decoration beside words that say so. */
  label?: string;
}

/**
 * Turns in the colour of the text around it.
 *
 * Use it inside a button or a small place; a whole list has `Skeleton`s.
 */
export function Spinner({ size = "md", label, className, ...props }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cn(
        "k:inline-block k:shrink-0 k:animate-spin k:rounded-full k:border-2 k:border-current k:border-e-transparent k:motion-reduce:animate-pulse",
        spinnerSizes[size],
        className,
      )}
      {...props}
    />
  );
}
