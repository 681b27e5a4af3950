import { look } from "../../internal/look.ts";

export const likeButtonVariants = look(
  "k:grid k:size-11 k:shrink-0 k:place-items-center k:rounded-full k:transition-transform k:active:scale-90 k:icon:size-6 k:aria-pressed:[&>svg]:fill-current",
  {
    variants: {
      variant: {
        /** On a photo, where the ground is not known. */
        solid:
          "k:bg-surface k:text-accent k:shadow-raised k:hover:bg-raised k:aria-pressed:bg-fill-accent k:aria-pressed:text-on-accent",
        /** On a surface. */
        soft: "k:bg-soft-accent k:text-on-soft-accent k:hover:bg-soft-accent-hover k:aria-pressed:bg-fill-accent k:aria-pressed:text-on-accent",
      },
    },
  },
);
