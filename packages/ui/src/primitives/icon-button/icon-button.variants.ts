import { look } from "../../internal/look.ts";

import { buttonVariants } from "../button/button.variants.ts";

export const iconButtonVariants = {
  variant: {
    solid: buttonVariants.variant.solid,
    soft: buttonVariants.variant.soft,
    outline: buttonVariants.variant.outline,
    ghost: buttonVariants.variant.ghost,
    /** In the colour around it, on a toned or photographed ground. */
    inherit: "k:border-transparent k:bg-transparent k:[--k-ink:currentColor] k:hover:bg-current/10",
  },
  tone: buttonVariants.tone,
  size: {
    sm: "k:size-control-sm k:icon:size-4",
    md: "k:size-control-md k:icon:size-5",
    lg: "k:size-control-lg k:icon:size-6",
  },
  shape: { control: "k:rounded-control", round: "k:rounded-full" },
} as const;

export const iconButtonLook = look(
  [
    "k:inline-flex k:shrink-0 k:select-none k:items-center k:justify-center k:border-thin k:text-(--k-ink)",
    "k:transition-colors k:disabled:cursor-not-allowed k:disabled:opacity-50 k:aria-disabled:cursor-progress",
  ],
  {
    variants: iconButtonVariants,
    defaultVariants: { variant: "ghost", tone: "neutral", size: "md", shape: "control" },
  },
);
