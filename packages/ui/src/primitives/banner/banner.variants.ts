import { look } from "../../internal/look.ts";

import { tones } from "../../internal/tones.ts";

export const bannerVariants = {
  variant: {
    solid: "k:bg-(--k-tone-fill) k:text-(--k-tone-on-fill)",
    soft: "k:bg-(--k-tone-soft) k:text-(--k-tone-on-soft)",
  },
  tone: tones,
} as const;

export const bannerLook = look(
  "k:flex k:flex-wrap k:items-center k:justify-center k:gap-x-4 k:gap-y-2 k:px-gutter k:py-2 k:text-sm",
  {
    variants: bannerVariants,
    defaultVariants: { variant: "soft", tone: "accent" },
  },
);
