import { cva } from "class-variance-authority";

export const likeButtonVariants = cva(
  "grid size-11 shrink-0 place-items-center rounded-full transition-transform active:scale-90 [&>svg]:size-6 aria-pressed:[&>svg]:fill-current",
  {
    variants: {
      variant: {
        /** On a photo, where the ground is not known. */
        solid:
          "bg-surface text-accent shadow-raised hover:bg-raised aria-pressed:bg-fill-accent aria-pressed:text-on-accent",
        /** On a surface. */
        soft: "bg-soft-accent text-on-soft-accent hover:bg-soft-accent-hover aria-pressed:bg-fill-accent aria-pressed:text-on-accent",
      },
    },
  },
);
