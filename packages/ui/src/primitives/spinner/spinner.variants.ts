export const spinnerSizes = {
  sm: "size-4",
  md: "size-5",
  lg: "size-8",
} as const;

export type SpinnerSize = keyof typeof spinnerSizes;
