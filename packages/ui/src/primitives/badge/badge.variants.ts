import { cva } from "class-variance-authority";

import { tones } from "../../internal/tones.ts";

export const badgeVariants = {
  variant: {
    solid: "border-transparent bg-(--tone-fill) text-(--tone-on-fill)",
    soft: "border-transparent bg-(--tone-soft) text-(--tone-on-soft)",
    outline: "border-(--tone-border) bg-surface text-(--tone-text)",
  },
  tone: tones,
  size: { sm: "px-1.5 text-xs", md: "px-2 py-0.5 text-sm" },
} as const;

export const badgeLook = cva(
  "inline-flex max-w-full items-center gap-1 rounded-full border-thin font-medium [&>svg]:size-[1em] [&>svg]:shrink-0",
  { variants: badgeVariants, defaultVariants: { variant: "soft", tone: "neutral", size: "md" } },
);
