import { cva, type VariantProps } from "class-variance-authority";

export const dialogSizes = ["sm", "md", "lg"] as const;

/** A small dialog is a card at every width; the larger ones fill a phone's screen. */
export const dialogVariants = cva(
  "fixed z-dialog m-auto flex flex-col overflow-hidden bg-raised text-default shadow-overlay outline-none transition-[opacity,translate] duration-normal ease-emphasis starting:opacity-0",
  {
    variants: {
      size: {
        sm: "inset-0 h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-[25rem] rounded-dialog starting:translate-y-2",
        md: "inset-0 w-full max-sm:h-dvh max-sm:starting:translate-y-8 sm:h-fit sm:max-h-[calc(100dvh-4rem)] sm:max-w-[35rem] sm:rounded-dialog sm:starting:translate-y-2",
        lg: "inset-0 w-full max-sm:h-dvh max-sm:starting:translate-y-8 sm:h-fit sm:max-h-[calc(100dvh-4rem)] sm:w-[calc(100%-4rem)] sm:max-w-[55rem] sm:rounded-dialog sm:starting:translate-y-2",
      },
    },
    defaultVariants: { size: "md" },
  },
);

export type DialogVariants = VariantProps<typeof dialogVariants>;

export const dialogTitleSizes = { md: "text-xl", lg: "text-3xl" } as const;
