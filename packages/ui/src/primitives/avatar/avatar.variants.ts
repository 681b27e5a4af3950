export const avatarSizes = {
  sm: "k:size-8 k:text-sm",
  md: "k:size-11 k:text-md",
  lg: "k:size-16 k:text-xl",
  xl: "k:size-24 k:text-3xl",
} as const;
