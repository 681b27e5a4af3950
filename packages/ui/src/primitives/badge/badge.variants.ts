import { look } from "../../internal/look.ts";

import { tones } from "../../internal/tones.ts";

export const badgeVariants = {
  variant: {
    solid: "k:border-transparent k:bg-(--k-tone-fill) k:text-(--k-tone-on-fill)",
    soft: "k:border-transparent k:bg-(--k-tone-soft) k:text-(--k-tone-on-soft)",
    outline: "k:border-(--k-tone-border) k:bg-surface k:text-(--k-tone-text)",
  },
  tone: tones,
  size: { sm: "k:px-1.5 k:text-xs", md: "k:px-2 k:py-0.5 k:text-sm" },
} as const;

export const badgeLook = look(
  "k:inline-flex k:max-w-full k:items-center k:gap-1 k:rounded-full k:border-thin k:font-medium k:icon:size-[1em] k:icon:shrink-0",
  { variants: badgeVariants, defaultVariants: { variant: "soft", tone: "neutral", size: "md" } },
);
