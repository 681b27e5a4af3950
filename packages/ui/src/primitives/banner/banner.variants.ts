import { cva } from "class-variance-authority";

import { tones } from "../../internal/tones.ts";

export const bannerVariants = {
  variant: {
    solid: "bg-(--tone-fill) text-(--tone-on-fill)",
    soft: "bg-(--tone-soft) text-(--tone-on-soft)",
  },
  tone: tones,
} as const;

export const bannerLook = cva("flex flex-wrap items-center justify-center gap-x-4 gap-y-2 px-gutter py-2 text-sm", {
  variants: bannerVariants,
  defaultVariants: { variant: "soft", tone: "accent" },
});
