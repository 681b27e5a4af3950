import type { ComponentProps } from "react";

import { cn } from "../../internal/cn.ts";
import { skeletonShapes } from "./skeleton.variants.ts";

export interface SkeletonProps extends ComponentProps<"span"> {
  /** What will stand there; width and height come by class. @default "text" */
  shape?: keyof typeof skeletonShapes;
}

/**
 * Keeps the place of what is loading, in its final shape. It says nothing: the region around it has `aria-busy` and a name.
 *
 * Use it where the shape of what comes is known; otherwise take a `Spinner`.
 */
export function Skeleton({ shape = "text", className, ...props }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden
      className={cn(
        "k:block k:animate-pulse k:bg-placeholder k:motion-reduce:animate-none k:forced-colors:border-thin",
        skeletonShapes[shape],
        className,
      )}
      {...props}
    />
  );
}
