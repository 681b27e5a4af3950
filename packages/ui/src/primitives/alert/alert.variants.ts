import { cva } from "class-variance-authority";

import { tones } from "../../internal/tones.ts";

export const alertVariants = {
  tone: {
    neutral: tones.neutral,
    info: tones.info,
    positive: tones.positive,
    caution: tones.caution,
    critical: tones.critical,
    accent: tones.accent,
  },
} as const;

export const alertLook = cva(
  "flex items-start gap-3 rounded-card border-thin border-(--tone-border) bg-(--tone-soft) p-gutter text-(--tone-on-soft)",
  { variants: alertVariants, defaultVariants: { tone: "info" } },
);
