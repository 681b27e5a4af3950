import type { ComponentProps, CSSProperties } from "react";

import { cn } from "../../internal/cn.ts";

/**
 * Twelve columns with a gutter between them; everything in it is a `GridColumn`.
 *
 * Use it for a page's large parts; profiles have a `ProfileGrid` of their own.
 */
export function Grid({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="grid" className={cn("k:grid k:grid-cols-12 k:gap-gutter", className)} {...props} />;
}

export type Columns = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface GridColumnProps extends ComponentProps<"div"> {
  /** Columns that it takes on a phone, and until a wider breakpoint says otherwise. @default 12 */
  span?: Columns;
  /** From 576 px. */
  sm?: Columns;
  /** From 768 px. */
  md?: Columns;
  /** From 992 px. */
  lg?: Columns;
  /** From 1200 px. */
  xl?: Columns;
}

export function GridColumn({ span, sm, md, lg, xl, className, style, ...props }: GridColumnProps) {
  const spans = {
    "--k-span": span,
    "--k-span-sm": sm,
    "--k-span-md": md,
    "--k-span-lg": lg,
    "--k-span-xl": xl,
  } as CSSProperties;
  return (
    <div
      data-slot="grid-column"
      className={cn("k:grid-span k:min-w-0", className)}
      style={{ ...spans, ...style }}
      {...props}
    />
  );
}
