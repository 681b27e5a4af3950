import { look } from "../../internal/look.ts";

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

export const alertLook = look(
  "k:flex k:items-start k:gap-3 k:rounded-card k:border-thin k:border-(--k-tone-border) k:bg-(--k-tone-soft) k:p-gutter k:text-(--k-tone-on-soft)",
  { variants: alertVariants, defaultVariants: { tone: "info" } },
);
