export const spinnerSizes = {
  sm: "k:size-4",
  md: "k:size-5",
  lg: "k:size-8",
} as const;

export type SpinnerSize = keyof typeof spinnerSizes;
