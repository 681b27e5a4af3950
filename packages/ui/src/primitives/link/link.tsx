import type { ComponentProps } from "react";

import { cn } from "../../internal/cn.ts";
import { type linkVariants, linkLook } from "./link.variants.ts";

export interface LinkProps extends ComponentProps<"a"> {
  /** Where it leads. */
  href: string;
  /** In running text it is underlined, so that colour alone does not say it; `quiet` is for lists of nothing but links. @default "text" */
  variant?: keyof typeof linkVariants.variant;
  /** `inherit` takes the colour around it, on a toned surface. @default "accent" */
  tone?: keyof typeof linkVariants.tone;
}

/**
 * Leads elsewhere, as part of a sentence or of a list.
 *
 * Use it in running text and in lists of places; the one next step of a page is a `Button`.
 */
export function Link({ variant, tone, className, children, ...props }: LinkProps) {
  return (
    <a data-slot="link" className={cn(linkLook({ variant, tone }), className)} {...props}>
      {children}
    </a>
  );
}
