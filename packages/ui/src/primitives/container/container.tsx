import type { ComponentProps } from "react";

import { cn } from "../../internal/cn.ts";
import { containerWidths } from "./container.variants.ts";

export interface ContainerProps extends ComponentProps<"div"> {
  /** How wide it may be. @default "page" */
  width?: keyof typeof containerWidths;
}

/**
 * Centres what a page shows and keeps a gutter beside it; a `Grid` in it lines its columns up with the edge.
 *
 * Use it once a page, around everything that is not full-bleed.
 */
export function Container({ width = "page", className, ...props }: ContainerProps) {
  return (
    <div
      data-slot="container"
      className={cn("k:mx-auto k:w-full k:px-gutter", containerWidths[width], className)}
      {...props}
    />
  );
}
