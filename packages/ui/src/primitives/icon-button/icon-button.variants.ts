import { cva } from "class-variance-authority";

import { buttonVariants } from "../button/button.variants.ts";

export const iconButtonVariants = {
  variant: {
    solid: buttonVariants.variant.solid,
    soft: buttonVariants.variant.soft,
    outline: buttonVariants.variant.outline,
    ghost: buttonVariants.variant.ghost,
    /** In the colour around it, on a toned or photographed ground. */
    inherit: "border-transparent bg-transparent [--ink:currentColor] hover:bg-current/10",
  },
  tone: buttonVariants.tone,
  size: {
    sm: "size-control-sm [&>svg]:size-4",
    md: "size-control-md [&>svg]:size-5",
    lg: "size-control-lg [&>svg]:size-6",
  },
  shape: { control: "rounded-control", round: "rounded-full" },
} as const;

export const iconButtonLook = cva(
  [
    "inline-flex shrink-0 select-none items-center justify-center border-thin text-(--ink)",
    "transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-progress",
  ],
  {
    variants: iconButtonVariants,
    defaultVariants: { variant: "ghost", tone: "neutral", size: "md", shape: "control" },
  },
);
