import { cva } from "class-variance-authority";

export const cardVariants = {
  variant: {
    raised: "border-default bg-raised shadow-raised",
    outline: "border-default bg-surface",
    sunken: "border-transparent bg-sunken",
  },
  padding: { none: "overflow-hidden", sm: "gap-2 p-3", md: "gap-3 p-gutter", lg: "gap-4 p-6" },
} as const;

export const cardLook = cva("flex flex-col rounded-card border-thin", {
  variants: cardVariants,
  defaultVariants: { variant: "raised", padding: "md" },
});
