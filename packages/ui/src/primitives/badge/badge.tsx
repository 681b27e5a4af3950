import type { ComponentProps } from "react";

import { cn } from "../../internal/cn.ts";
import { badgeLook, type badgeVariants } from "./badge.variants.ts";

export interface BadgeProps extends ComponentProps<"span"> {
  /** How strong it is. @default "soft" */
  variant?: keyof typeof badgeVariants.variant;
  /** What it means. @default "neutral" */
  tone?: keyof typeof badgeVariants.tone;
  /** How large it is. @default "md" */
  size?: keyof typeof badgeVariants.size;
}

/**
 * A mark of one or two words: new, online, paid. An icon may stand before them.
 *
 * Use it for a state in one word; a count is a `CounterBadge`, an action a `Button`.
 */
export function Badge({ variant, tone, size, className, ...props }: BadgeProps) {
  return <span data-slot="badge" className={cn(badgeLook({ variant, tone, size }), className)} {...props} />;
}
