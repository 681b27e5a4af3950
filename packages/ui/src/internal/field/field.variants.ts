import { cva, type VariantProps } from "class-variance-authority";

export const controlSizes = ["sm", "md", "lg"] as const;

/** The box of every control that takes text. Never under 16 px: phones zoom in on smaller text. */
export const controlVariants = cva(
  [
    "block w-full min-w-0 rounded-control border-thin border-control bg-surface text-default",
    "transition-colors placeholder:text-muted",
    "enabled:hover:border-neutral aria-invalid:border-critical enabled:hover:aria-invalid:border-critical",
    "disabled:cursor-not-allowed disabled:border-default disabled:bg-sunken disabled:text-muted",
    "[&[readonly]]:bg-sunken",
  ],
  {
    variants: {
      size: {
        sm: "min-h-control-sm px-3 text-md",
        md: "min-h-control-md px-3.5 text-md",
        lg: "min-h-control-lg px-4 text-lg",
      },
    },
    defaultVariants: { size: "md" },
  },
);

export type ControlSize = NonNullable<VariantProps<typeof controlVariants>["size"]>;
