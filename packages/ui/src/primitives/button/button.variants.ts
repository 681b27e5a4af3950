import { cva, type VariantProps } from "class-variance-authority";

import { tones } from "../../internal/tones.ts";

export const buttonVariants = {
  variant: {
    solid:
      "border-transparent bg-(--tone-fill) [--ink:var(--tone-on-fill)] hover:bg-(--tone-fill-hover) active:bg-(--tone-fill-active)",
    soft: "border-transparent bg-(--tone-soft) [--ink:var(--tone-on-soft)] hover:bg-(--tone-soft-hover)",
    outline:
      "border-control bg-surface [--ink:var(--tone-text)] hover:border-(--tone-border) hover:bg-(--tone-soft) hover:[--ink:var(--tone-on-soft)]",
    ghost:
      "border-transparent bg-transparent [--ink:var(--tone-text)] hover:bg-(--tone-soft) hover:[--ink:var(--tone-on-soft)]",
    link: "border-transparent bg-transparent underline decoration-1 underline-offset-4 [--ink:var(--tone-text)] hover:decoration-2",
  },
  tone: tones,
  size: {
    sm: "min-h-control-sm gap-1.5 px-3 py-1 text-sm",
    md: "min-h-control-md gap-2 px-4 py-1.5 text-md",
    lg: "min-h-control-lg gap-2.5 px-6 py-2 text-lg",
  },
  block: { true: "w-full", false: "" },
} as const;

export const buttonLook = cva(
  [
    "relative inline-flex select-none items-center justify-center rounded-control border-thin text-center font-strong text-(--ink)",
    "no-underline transition-colors [&>svg]:size-[1.25em] [&>svg]:shrink-0",
    "disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-progress",
  ],
  {
    variants: buttonVariants,
    defaultVariants: { variant: "solid", tone: "accent", size: "md", block: false },
  },
);

export type ButtonLook = VariantProps<typeof buttonLook>;
