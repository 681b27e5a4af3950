import { look } from "../../internal/look.ts";

export const cardVariants = {
  variant: {
    raised: "k:border-default k:bg-raised k:shadow-raised",
    outline: "k:border-default k:bg-surface",
    sunken: "k:border-transparent k:bg-sunken",
  },
  padding: { none: "k:overflow-hidden", sm: "k:gap-2 k:p-3", md: "k:gap-3 k:p-gutter", lg: "k:gap-4 k:p-6" },
} as const;

export const cardLook = look("k:flex k:flex-col k:rounded-card k:border-thin", {
  variants: cardVariants,
  defaultVariants: { variant: "raised", padding: "md" },
});
