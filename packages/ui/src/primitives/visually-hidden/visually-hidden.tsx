import type { ComponentProps } from "react";

import { cn } from "../../internal/cn.ts";

/**
 * Words for those who listen: read out, not shown.
 *
 * Use it where what is seen says more than the markup; a control that needs a name takes `aria-label`.
 */
export function VisuallyHidden({ className, ...props }: ComponentProps<"span">) {
  return <span data-slot="visually-hidden" className={cn("k:sr-only", className)} {...props} />;
}
