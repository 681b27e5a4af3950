import { look } from "../../internal/look.ts";

export const linkVariants = {
  variant: {
    text: "k:underline k:decoration-1 k:underline-offset-[0.2em] k:hover:decoration-2",
    quiet: "k:no-underline k:hover:underline k:hover:underline-offset-[0.2em]",
  },
  tone: {
    accent: "k:text-accent",
    neutral: "k:text-neutral",
    critical: "k:text-critical",
    inherit: "k:text-inherit",
  },
} as const;

export const linkLook = look("k:font-medium", {
  variants: linkVariants,
  defaultVariants: { variant: "text", tone: "accent" },
});
