import type { VariantProps } from "class-variance-authority";
import { look } from "../../internal/look.ts";

import { tones } from "../../internal/tones.ts";

export const buttonVariants = {
  variant: {
    solid:
      "k:border-transparent k:bg-(--k-tone-fill) k:[--k-ink:var(--k-tone-on-fill)] k:hover:bg-(--k-tone-fill-hover) k:active:bg-(--k-tone-fill-active)",
    soft: "k:border-transparent k:bg-(--k-tone-soft) k:[--k-ink:var(--k-tone-on-soft)] k:hover:bg-(--k-tone-soft-hover)",
    outline:
      "k:border-control k:bg-surface k:[--k-ink:var(--k-tone-text)] k:hover:border-(--k-tone-border) k:hover:bg-(--k-tone-soft) k:hover:[--k-ink:var(--k-tone-on-soft)]",
    ghost:
      "k:border-transparent k:bg-transparent k:[--k-ink:var(--k-tone-text)] k:hover:bg-(--k-tone-soft) k:hover:[--k-ink:var(--k-tone-on-soft)]",
    link: "k:border-transparent k:bg-transparent k:underline k:decoration-1 k:underline-offset-4 k:[--k-ink:var(--k-tone-text)] k:hover:decoration-2",
  },
  tone: tones,
  size: {
    sm: "k:min-h-control-sm k:gap-1.5 k:px-3 k:py-1 k:text-sm",
    md: "k:min-h-control-md k:gap-2 k:px-4 k:py-1.5 k:text-md",
    lg: "k:min-h-control-lg k:gap-2.5 k:px-6 k:py-2 k:text-lg",
  },
  block: { true: "k:w-full", false: "" },
} as const;

export const buttonLook = look(
  [
    "k:relative k:inline-flex k:select-none k:items-center k:justify-center k:rounded-control k:border-thin k:text-center k:font-strong k:text-(--k-ink)",
    "k:no-underline k:transition-colors k:icon:size-[1.25em] k:icon:shrink-0",
    "k:disabled:cursor-not-allowed k:disabled:opacity-50 k:aria-disabled:cursor-progress",
  ],
  {
    variants: buttonVariants,
    defaultVariants: { variant: "solid", tone: "accent", size: "md", block: false },
  },
);

export type ButtonLook = VariantProps<typeof buttonLook>;
