import { cva } from "class-variance-authority";

export const linkVariants = {
  variant: {
    text: "underline decoration-1 underline-offset-[0.2em] hover:decoration-2",
    quiet: "no-underline hover:underline hover:underline-offset-[0.2em]",
  },
  tone: {
    accent: "text-accent",
    neutral: "text-neutral",
    critical: "text-critical",
    inherit: "text-inherit",
  },
} as const;

export const linkLook = cva("font-medium", {
  variants: linkVariants,
  defaultVariants: { variant: "text", tone: "accent" },
});
