import type { ComponentProps } from "react";

import { cn } from "../internal/cn.ts";

/** Words for those who listen: read out, not shown. */
export function VisuallyHidden({ className, ...props }: ComponentProps<"span">) {
  return <span data-slot="visually-hidden" className={cn("sr-only", className)} {...props} />;
}
