import type { VariantProps } from "class-variance-authority";
import { look } from "../look.ts";

export const controlSizes = ["sm", "md", "lg"] as const;

/** The box of every control that takes text. Never under 16 px: phones zoom in on smaller text. */
export const controlVariants = look(
  [
    "k:block k:w-full k:min-w-0 k:rounded-control k:border-thin k:border-control k:bg-surface k:text-default",
    "k:transition-colors k:placeholder:text-muted",
    "k:enabled:hover:border-neutral k:aria-invalid:border-critical k:enabled:hover:aria-invalid:border-critical",
    "k:disabled:cursor-not-allowed k:disabled:border-default k:disabled:bg-sunken k:disabled:text-muted",
    "k:[&[readonly]]:bg-sunken",
  ],
  {
    variants: {
      size: {
        sm: "k:min-h-control-sm k:px-3 k:text-md",
        md: "k:min-h-control-md k:px-3.5 k:text-md",
        lg: "k:min-h-control-lg k:px-4 k:text-lg",
      },
    },
    defaultVariants: { size: "md" },
  },
);

export type ControlSize = NonNullable<VariantProps<typeof controlVariants>["size"]>;
